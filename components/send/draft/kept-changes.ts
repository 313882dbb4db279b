import type { DraftPatch } from './view';

/** What was typed and is not yet saved, with the revision that it was made from. It lies in this browser until it is. */
type Kept = { revision: number; patch: DraftPatch };

const keyOf = (id: string) => `paraph.send.${id}`;

/** Private windows may refuse storage altogether: unsaved changes then live as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const keepChanges = (id: string, kept: Kept): void => void attempt(() => localStorage.setItem(keyOf(id), JSON.stringify(kept)));
export const forgetChanges = (id: string): void => void attempt(() => localStorage.removeItem(keyOf(id)));

export function keptChanges(id: string): Kept | null {
  const kept = attempt(() => JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Kept | null);
  return kept && typeof kept.revision === 'number' && typeof kept.patch === 'object' ? kept : null;
}
