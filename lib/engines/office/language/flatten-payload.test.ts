import { describe, expect, it } from 'vitest';
import { fieldKinds, flattenPayload, PayloadRefused } from './flatten-payload';

const nested = (levels: number): unknown => (levels === 1 ? 'end' : { a: nested(levels - 1) });

describe('names', () => {
  it.each([
    ['plain values, in the order of the keys', { b: 1, a: 'x', 'c d': null }, ['b', 'a', 'c d'], []],
    ['nested objects', { a: { b: { c: 1 }, d: 2 } }, ['a.b.c', 'a.d'], []],
    ['keys with dots', { 'a.b': 1, a: { b: 2 } }, ['a.b'], []],
    ['arrays of plain values', { tags: ['x', 'y'], none: [], lists: [[1], [2]] }, ['tags', 'none', 'lists'], []],
    ['groups, with the members of all elements', { items: [{ a: 1 }, { b: 2, a: 3 }, 'stray'], z: 1 }, ['items.a', 'items.b', 'z'], ['items']],
    ['groups in groups and in objects', { o: { items: [{ lines: [{ n: 1 }] }] } }, ['o.items.lines.n'], ['o.items', 'o.items.lines']],
    ['an empty object', { a: {} }, ['a'], []],
    ['members without a name', { '': 'e', a: { '': 1 }, g: [{ '': 2 }] }, ['', 'a.', 'g.'], ['g']],
    ['members of what has no name', { '': { b: 1 } }, ['.b'], []],
    ['nothing', {}, [], []],
    ['names that objects inherit', JSON.parse('{"__proto__": {"x": 1}, "constructor": 2}'), ['__proto__.x', 'constructor'], []],
  ])('%s', (_case, payload, fields, groups) => {
    expect(flattenPayload(payload)).toEqual({ fields, groups });
  });

  it('are read from sixteen levels, and the seventeenth is named', () => {
    expect(flattenPayload(nested(17) as object).fields).toEqual([Array(16).fill('a').join('.')]);
    expect(() => flattenPayload(nested(18) as object)).toThrow(PayloadRefused);
    expect(() => flattenPayload(nested(18) as object)).toThrow(`${Array(16).fill('a').join('.')} is nested deeper than 16 levels`);
    expect(() => flattenPayload({ list: JSON.parse(`${'['.repeat(16)}${']'.repeat(16)}`) })).toThrow('list is nested deeper');
  });

  it('are two thousand at most, and the next is named', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, index]));
    expect(flattenPayload(many(2000)).fields).toHaveLength(2000);
    expect(() => flattenPayload(many(2001))).toThrow(expect.objectContaining({ code: 'too_many_names', path: 'n2000' }));
  });

  it('are counted once however many elements have them', () => {
    const items = Array.from({ length: 5000 }, () => ({ a: 1, b: 2 }));
    expect(flattenPayload({ items }).fields).toEqual(['items.a', 'items.b']);
  });
});

it('tells what each name holds', () => {
  const payload = { t: 'x', n: 1, b: true, z: null, list: [1, 2], none: [], g: [{ a: null }, { a: 1 }, { a: 'x' }, { s: [{ v: true }] }] };
  expect([...fieldKinds(payload)]).toEqual([
    ['t', 'text'],
    ['n', 'number'],
    ['b', 'boolean'],
    ['z', 'null'],
    ['list', 'text'],
    ['none', 'null'],
    ['g', 'group'],
    ['g.a', 'text'],
    ['g.s', 'group'],
    ['g.s.v', 'boolean'],
  ]);
});
