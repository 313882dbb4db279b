import { expect, test } from 'vitest';
import { sweepDrafts } from './draft';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

/** What a browser keeps, as far as a sweep looks at it. */
function storageOf(entries: Record<string, string>): Storage {
  const kept = new Map(Object.entries(entries));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));
const savedAt = (daysAgo: number) => JSON.stringify({ signature: null, texts: {}, savedAt: now - daysAgo * DAY_MS });

test('drafts older than 30 days go, younger ones stay, and what is not ours is left alone', () => {
  const storage = storageOf({
    'paraph.draft.old1': savedAt(31),
    'paraph.draft.old2': savedAt(400),
    'paraph.draft.young': savedAt(29),
    'somebody.else': savedAt(400),
  });
  sweepDrafts(storage, now);
  expect(keysOf(storage)).toEqual(['paraph.draft.young', 'somebody.else']);
});

test.each(['', 'no json', 'null', '{"texts":{}}', '{"savedAt":"yesterday"}'])('a draft that does not say when it was saved goes: %s', (stored) => {
  const storage = storageOf({ 'paraph.draft.broken': stored });
  sweepDrafts(storage, now);
  expect(storage.length).toBe(0);
});
