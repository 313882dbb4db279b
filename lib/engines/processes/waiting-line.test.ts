import { expect, test } from 'vitest';
import { WaitingLine } from './waiting-line';

type Job = { name: string; owner: { keys: string[] } };
const job = (name: string, ...keys: string[]): Job => ({ name, owner: { keys } });
const many = (count: number, ...keys: string[]): Job[] => Array.from({ length: count }, (_, index) => job(`${keys[0]} ${index}`, ...keys));

/** One child does what is there, each job in so many milliseconds: in which order? */
function order(line: WaitingLine<Job>, ms: (job: Job) => number = () => 100): string[] {
  const names: string[] = [];
  for (let next = line.take(false); next; next = line.take(false)) {
    names.push(next.name);
    line.ended(next, ms(next));
  }
  return names;
}

const lineOf = (atMost: number, jobs: readonly Job[] = []): WaitingLine<Job> => {
  const line = new WaitingLine<Job>(atMost, () => 0);
  for (const each of jobs) line.add(each);
  return line;
};

test('who has one job waits for none of another’s that wait, however many they are', () => {
  const line = lineOf(100, many(24, 'hostile'));
  const [first] = [line.take(false)];
  line.add(job('small', 'other'));
  expect(line.take(false)?.name).toBe('small');
  expect(first?.name).toBe('hostile 0');
});

test('two who bring many take turns', () => {
  const names = order(lineOf(100, [...many(3, 'a'), ...many(3, 'b')]));
  expect(names).toEqual(['a 0', 'b 0', 'a 1', 'b 1', 'a 2', 'b 2']);
});

test('turns are as long as the jobs are: who brings slow ones has fewer', () => {
  const names = order(lineOf(100, [...many(3, 'slow'), ...many(20, 'quick')]), ({ name }) => (name.startsWith('slow') ? 1000 : 100));
  expect(names.indexOf('slow 1')).toBeGreaterThan(names.indexOf('quick 9'));
});

test('somebody new begins where the others stand, and does not go before them until they have had as much', () => {
  const line = lineOf(100, many(10, 'old'));
  for (let count = 0; count < 5; count += 1) line.ended(line.take(false) as Job, 1000);
  for (const each of many(5, 'new')) line.add(each);
  const next = order(line);
  expect(next.slice(0, 4).filter((name) => name.startsWith('old')).length).toBeGreaterThanOrEqual(2);
});

test('behind one block of addresses links take turns too', () => {
  const names = order(lineOf(100, [...many(5, 'block', 'link 1'), job('of the other', 'block', 'link 2')]));
  expect(names.indexOf('of the other')).toBe(1);
});

test('whose jobs are slow leaves the last free child to others while one of theirs runs', () => {
  const line = lineOf(100, many(4, 'hostile'));
  line.ended(line.take(false) as Job, 10_000);
  expect(line.take(false)?.name).toBe('hostile 1');
  expect(line.take(true)).toBeUndefined();
  line.add(job('small', 'other'));
  expect(line.take(true)?.name).toBe('small');
});

test('who is new leaves it too, until a first job of theirs has shown how long they take', () => {
  const line = lineOf(100, many(3, 'new'));
  const first = line.take(false) as Job;
  expect(line.take(true)).toBeUndefined();
  line.ended(first, 300);
  expect([line.take(false)?.name, line.take(true)?.name]).toEqual(['new 1', 'new 2']);
});

test('however many there are whose jobs take very long, they leave the last child to others', () => {
  const line = lineOf(100, [...many(2, 'slow'), ...many(2, 'as slow')]);
  for (const first of [line.take(false), line.take(true)] as Job[]) line.ended(first, 60_000);
  expect([line.take(false)?.name, line.take(true)]).toEqual(['slow 1', undefined]);
  line.add(job('small', 'other'));
  expect(line.take(true)?.name).toBe('small');
});

test('who is new and whose job takes long is known by it before it ends: it leaves the last child to others, and what waits is for it', () => {
  const line = lineOf(100, [job('first', 'a'), job('second', 'b')]);
  const [first, second] = [line.take(false), line.take(true)] as [Job, Job];
  line.add(job('third', 'a'));
  for (const each of [first, second]) line.takesLong(each, 60_000);
  expect(line.hasForLast).toBe(false);
  line.add(job('small', 'other'));
  expect(line.hasForLast).toBe(true);
  line.ended(second, 60_000);
  line.putFirst(second);
  expect([line.take(true)?.name, line.take(true)]).toEqual(['small', undefined]);
});

test('whose jobs are quick has all children where nobody else wants one', () => {
  const line = lineOf(100, many(4, 'busy'));
  line.ended(line.take(false) as Job, 300);
  expect([line.take(false)?.name, line.take(true)?.name]).toEqual(['busy 1', 'busy 2']);
});

test('of one key half of the places are taken at most, by whatever other keys its jobs have', () => {
  const line = lineOf(10);
  const refused = Array.from({ length: 8 }, (_, index) => line.add(job(`${index}`, 'block', `link ${index}`))?.name);
  expect(refused).toEqual([undefined, undefined, undefined, undefined, undefined, '5', '6', '7']);
});

test('where all places are taken, the last job of whoever has most of them makes room for one who has none', () => {
  const line = lineOf(6, [...many(3, 'a'), ...many(3, 'b')]);
  expect(line.add(job('small', 'other'))?.name).toBe('b 2');
  expect(line.length).toBe(6);
  const full = lineOf(
    3,
    ['a', 'b', 'c'].map((name) => job(name, name)),
  );
  expect(full.add(job('d', 'd'))?.name).toBe('d');
});

test('what waited and is taken out, or was given back by a lost child, is counted right', () => {
  const line = lineOf(4, many(2, 'a'));
  const taken = line.take(false) as Job;
  line.ended(taken, 10);
  line.putFirst(taken);
  expect(line.remove(taken)).toBe(true);
  expect(line.remove(taken)).toBe(false);
  expect(line.empty().map(({ name }) => name)).toEqual(['a 1']);
  expect(many(2, 'a').map((each) => line.add(each))).toEqual([undefined, undefined]);
});

test('who was not seen for minutes begins anew, and ten thousand keys that are idle are forgotten', () => {
  let nowMs = 0;
  const line = new WaitingLine<Job>(10, () => nowMs);
  line.add(job('a', 'a'));
  line.ended(line.take(false) as Job, 60_000);
  nowMs = 10 * 60_000;
  line.add(job('b', 'b'));
  line.add(job('a again', 'a'));
  line.ended(line.take(false) as Job, 10);
  expect(line.take(false)?.name).toBe('a again');
});
