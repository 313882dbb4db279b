import { expect, test } from 'vitest';
import { count, gauge, samplesNow, timed } from './measures';

const named = (name: string) => samplesNow().filter((sample) => sample.name.startsWith(name));

test('a counter grows by label, and each reading is a copy', () => {
  count('a_total', { kind: 'x' });
  count('a_total', { kind: 'x' }, 2);
  count('a_total', { kind: 'y' });
  const first = named('a_total');
  expect(first.map(({ labels, value }) => [labels.kind, value])).toEqual([
    ['x', 3],
    ['y', 1],
  ]);
  count('a_total', { kind: 'y' });
  expect(first[1]?.value).toBe(1);
});

test('a histogram counts each duration in every bucket that it fits, and in the last of all', () => {
  for (const seconds of [0.001, 0.2, 99]) timed('b_seconds', {}, seconds);
  const of = (le: string) => named('b_seconds_bucket').find(({ labels }) => labels.le === le)?.value;
  expect([of('0.005'), of('0.1'), of('0.25'), of('30'), of('+Inf')]).toEqual([1, 1, 2, 2, 3]);
  expect(named('b_seconds_sum')[0]?.value).toBeCloseTo(99.201, 6);
  expect(named('b_seconds_count')[0]?.value).toBe(3);
});

test('a gauge is read when it is asked for, and no more once it is taken away', () => {
  let value = 1;
  const stop = gauge(() => [{ name: 'c', labels: {}, value }]);
  value = 7;
  expect(named('c')).toEqual([{ name: 'c', labels: {}, value: 7 }]);
  stop();
  expect(named('c')).toEqual([]);
});

test('labels without end do not grow for ever', () => {
  for (let index = 0; index < 5_000; index += 1) count('d_total', { id: String(index) });
  expect(named('d_total').length).toBeLessThanOrEqual(3_000);
});
