import { describe, expect, test } from 'vitest';
import { isSignature, MOST_POINTS, parseStrokes, type Strokes, strokesToSvg } from './strokes';

const points = (count: number, at: (t: number) => [number, number]) => Array.from({ length: count }, (_, index) => at(index / (count - 1)));
const shaky = (t: number) => 3 * Math.sin(t * 25);

const signatures: Record<string, Strokes> = {
  'a loop': [points(40, (t) => [300 + 60 * Math.cos(t * 6.3), 100 + 50 * Math.sin(t * 6.3)])],
  'a flat wave': [points(60, (t) => [50 + 500 * t, 100 + 18 * Math.sin(t * 20)])],
  'a cross': [points(10, (t) => [200 + 100 * t, 50 + 100 * t]), points(10, (t) => [300 - 100 * t, 50 + 100 * t])],
  'two upright strokes': [points(10, (t) => [200, 50 + 80 * t]), points(10, (t) => [240, 50 + 80 * t])],
};
const slips: Record<string, Strokes> = {
  nothing: [],
  'a dot': [[[300, 100]]],
  'a dot pressed twice': [
    [
      [300, 100],
      [301, 101],
    ],
    [[302, 100]],
  ],
  'a small smudge': [points(20, (t) => [300 + 6 * Math.cos(t * 6), 100 + 6 * Math.sin(t * 6)])],
  'a level line': [points(30, (t) => [50 + 500 * t, 100])],
  'a slanted line': [points(30, (t) => [50 + 500 * t, 20 + 160 * t])],
  'a shaky line': [points(60, (t) => [50 + 500 * t, 100 + shaky(t)])],
  'a line drawn forth and back': [points(30, (t) => [50 + 500 * t, 100]), points(30, (t) => [550 - 500 * t, 104])],
};

describe('what counts as a signature', () => {
  test.each(Object.entries(signatures))('%s does', (_, strokes) => expect(isSignature(strokes)).toBe(true));
  test.each(Object.entries(slips))('%s does not', (_, strokes) => expect(isSignature(strokes)).toBe(false));
});

describe('reading posted strokes', () => {
  test('keeps them in the box, to a tenth', () => {
    expect(parseStrokes('[[[1.26,-5],[900,300]],[[3,4]]]')).toEqual([
      [
        [1.3, 0],
        [600, 200],
      ],
      [[3, 4]],
    ]);
  });
  test.each(['', 'null', '{}', '[]', '[[]]', '[[1,2]]', '[[[1]]]', '[[[1,2,3]]]', '[[["1",2]]]', '[[[1,null]]]', '[[[1e999,2]]]'])('refuses %j', (text) => {
    expect(parseStrokes(text)).toBeNull();
  });
  test('refuses more points than the bound', () => {
    const many = (count: number) => JSON.stringify([Array.from({ length: count }, () => [1, 2])]);
    expect(parseStrokes(many(MOST_POINTS))).toHaveLength(1);
    expect(parseStrokes(many(MOST_POINTS + 1))).toBeNull();
  });
  test('refuses a text of any other length unread', () => expect(parseStrokes(`[${' '.repeat(300_000)}]`)).toBeNull());
});

test('the SVG holds nothing but our own words and numbers', () => {
  for (const strokes of Object.values(signatures)) {
    const numbers = strokesToSvg(strokes).replace(/-?\d+(\.\d+)?/g, '0');
    expect(numbers).toMatch(
      /^<svg xmlns="http:\/\/www\.w0\.org\/0\/svg" viewBox="0 0 0 0"><path d="[MQL0 ]+" fill="none" stroke="#[0-9a-f]+" stroke-width="0" stroke-linecap="round" stroke-linejoin="round"\/><\/svg>$/,
    );
  }
});

test('a single point is drawn as a dot', () => expect(strokesToSvg([[[10, 20]]])).toContain('d="M10 20L10 20"'));
