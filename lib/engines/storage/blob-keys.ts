const dayMs = 24 * 60 * 60 * 1000;

/** How long bytes that no record speaks of lie aside before they are gone. */
export const removedForDays = 30;

export const blobKey = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;

/** The first two characters of every hash: together they list all blobs, and nothing else. */
export const blobPrefixes: readonly string[] = Array.from({ length: 256 }, (_, part) => `${part.toString(16).padStart(2, '0')}/`);

/** The hash in a blob's key, or in one of `removed/`; null for what is no blob. */
export const hashIn = (key: string): string | null => /(?:^|\/)([0-9a-f]{64})$/.exec(key)?.[1] ?? null;

export const removedPrefix = 'removed/';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const removedKey = (hash: string, at: Date): string => `${removedPrefix}${dayOf(at)}/${hash}`;

/** The day under which bytes were put aside, as in `2026-11-21`. */
export const dayIn = (key: string): string => key.split('/')[1] ?? '';

/** Whether what was put aside on that day has lain there long enough. */
export const isOver = (day: string, at: Date): boolean => day < dayOf(new Date(at.getTime() - removedForDays * dayMs));

/** Everywhere that bytes may lie aside now, latest first; a day more, for what nobody has emptied yet. */
export const removedKeys = (hash: string, at: Date): string[] =>
  Array.from({ length: removedForDays + 2 }, (_, days) => removedKey(hash, new Date(at.getTime() - days * dayMs)));
