import { afterEach, beforeEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { randomHex } from '@/lib/core/ids';
import { takeTurn } from './turns';

const at = (second: number) => setClock(() => new Date(Date.UTC(2030, 0, 1, 0, 0, second)));
beforeEach(() => at(0));
afterEach(() => setClock(null));

test('jobs of one owner stand one turn behind each other', () => {
  const owner = randomHex(4);
  const [first, second, third] = [takeTurn('q', owner), takeTurn('q', owner), takeTurn('q', owner)];
  expect([second - first, third - first]).toEqual([1, 2]);
});

test('whoever brings one job stands beside the first of one who brought hundreds', () => {
  const [many, few] = [randomHex(4), randomHex(4)];
  const first = takeTurn('q', many);
  for (let more = 0; more < 300; more += 1) takeTurn('q', many);
  expect(takeTurn('q', few)).toBe(first);
});

test('who has waited stands before who comes later, so that nobody waits for ever', () => {
  const [early, late] = [randomHex(4), randomHex(4)];
  takeTurn('q', early);
  const second = takeTurn('q', early);
  at(2);
  expect(takeTurn('q', late)).toBeGreaterThan(second);
});

test('what an owner has in one queue costs no turn in another', () => {
  const owner = randomHex(4);
  const first = takeTurn('one', owner);
  takeTurn('one', owner);
  expect(takeTurn('other', owner)).toBe(first);
});

test('a turn fits into 32 bits for sixty years', () => {
  setClock(() => new Date(Date.UTC(2086, 0, 1)));
  expect(takeTurn('q', randomHex(4))).toBeLessThan(2 ** 31);
});

test('owners whose turns are over are forgotten, so that a process does not grow with everybody it ever served', () => {
  for (let owner = 0; owner < 10_500; owner += 1) takeTurn('crowd', String(owner));
  at(5);
  takeTurn('crowd', 'one more');
  expect((globalThis as { paraphTurns?: Map<string, number> }).paraphTurns?.size).toBeLessThan(100);
});
