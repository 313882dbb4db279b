'use client';
import { createContext, use } from 'react';
import type { Editor } from '../state/use-editor';
import type { Speaking } from '../words';

/** What the parts of the editor share. */
export type Editing = Editor & Speaking & { mayEdit: boolean /** The place that the first thing to do stands at. */; jumpTo: (id: string) => void };

const EditingContext = createContext<Editing | null>(null);

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('Place this inside the editor of a workflow.');
  return editing;
}
