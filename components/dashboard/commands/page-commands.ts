'use client';
import { useEffect, useSyncExternalStore } from 'react';

/** What a page offers beside what can be done from anywhere. `letter` is one that no other command has. */
export type PageCommand = { id: string; label: string; letter?: string; perform: () => void };

const nothing: readonly PageCommand[] = [];
let offered = nothing;
const readers = new Set<() => void>();

function offer(commands: readonly PageCommand[]): void {
  offered = commands;
  for (const tell of readers) tell();
}

/** Offers the commands of a page in the palette, by their letters and in the list of them, as long as the page is shown. */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    offer(commands);
  }, [commands]);
  useEffect(() => () => offer(nothing), []);
}

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  return () => readers.delete(tell);
}

export const usePageCommands = (): readonly PageCommand[] =>
  useSyncExternalStore(
    subscribe,
    () => offered,
    () => nothing,
  );
