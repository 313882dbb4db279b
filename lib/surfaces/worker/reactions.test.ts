import { expect, test } from 'vitest';
import { followedTypes } from '@/lib/domain/events/catalog';
import { reactions } from './reactions';

test('what the catalog says is followed has a reaction, and nothing else waits for an event that wakes nobody', () => {
  expect(Object.keys(reactions).sort()).toEqual([...followedTypes].sort());
});
