'use client';
import { createContext, use } from 'react';
import type { DocumentView } from '@/lib/domain/workflows/views/document-view';
import type { Speaking } from '../words';
import type { CopiedTag } from './use-copied-tag';

/** What the parts of the page of a document share. `lit`: the tag that is pointed at, in the list or on a page. */
type Looking = Speaking & { view: DocumentView; copied: CopiedTag; lit: number | null; light: (tag: number | null) => void };

const LookingContext = createContext<Looking | null>(null);

export const LookingProvider = LookingContext.Provider;

export function useLooking(): Looking {
  const looking = use(LookingContext);
  if (!looking) throw new Error('Place this inside the page of a document.');
  return looking;
}
