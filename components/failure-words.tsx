'use client';
import { createContext, type ReactNode, use } from 'react';
import type { Messages } from '@/lib/words/messages';

type Words = Messages['states']['failed'];

const Context = createContext<Words | null>(null);

/** The page that stands in for one that failed is drawn in the browser, which is handed its words beforehand. */
export const FailureWords = ({ words, children }: { words: Words; children: ReactNode }) => <Context value={words}>{children}</Context>;

export function useFailureWords(): Words {
  const words = use(Context);
  if (!words) throw new Error('Place this inside FailureWords.');
  return words;
}
