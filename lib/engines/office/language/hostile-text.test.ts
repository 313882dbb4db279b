import { describe, expect, it, vi } from 'vitest';
import { fillText } from './fill-text';
import { readTags } from './read-tags';
import { Scope } from './scope';
import { english } from './testing/sample';

/** Each takes milliseconds in linear time, and hours in quadratic time: that the test ends is what it shows. */
const CHARACTERS = 990_000;
const long = (unit: string) => unit.repeat(CHARACTERS / unit.length);

describe('a megabyte is read once', () => {
  it.each([
    ['of opening braces', long('{{'), 1],
    ['of opening braces with text', long('{{a'), 1],
    ['of opening braces with text, and one end', `${long('{{a')}}}`, 2],
    ['of closing braces', long('}}'), 0],
    ['of single braces', long('{ } '), 0],
    ['of braces in turn', long('{}'), 0],
    ['in one tag', `{{${long('a')}}}`, 1],
    ['of blanks in one tag', `{{${long(' ')}}}`, 1],
    ['of blanks before an end that never comes', `{{${long(' \n')}`, 1],
    ['of empty tags', long('{{}}'), 247_500],
    ['of tags', long('{{a}}'), 198_000],
  ])('%s', (_case, text, count) => {
    const tags = readTags(text);
    expect(tags).toHaveLength(count);
    expect(tags.reduce((sum, { start, end }) => sum + end - start, 0)).toBeLessThanOrEqual(text.length);
    expect(fillText(text, { a: '' }, english).text.length).toBeLessThanOrEqual(text.length);
  });

  it.each([
    ['opening braces with text, and one end', `${long('{{a')}}}`],
    ['tags', long('{{a}}')],
    ['closing braces', `{{${long('}}')}`],
  ])('of %s, and searched twice at most', (_case, text) => {
    const search = vi.spyOn(String.prototype, 'indexOf');
    readTags(text);
    const searched = search.mock.calls.flatMap(([sought, from = 0], call) => (/[{}]/.test(sought) ? [[from, search.mock.results[call]?.value] as const] : []));
    search.mockRestore();
    const characters = searched.reduce((sum, [from, found]) => sum + (found === -1 ? text.length : found) - from, 0);
    expect(characters).toBeLessThanOrEqual(2 * text.length);
  });

  it.each([
    ['blocks that never end', long('{{#if a}}')],
    ['ends of nothing', long('{{/if}}')],
    ['blocks one after the other', long('{{#if a}}{{else}}{{/if}}')],
    ['blocks on lines of blanks', long('{{#if a}}     {{/if}}   \n')],
  ])('of %s', (_case, text) => {
    expect(fillText(text, {}, english).findings.length).toBeLessThanOrEqual(201);
  });
});

describe('the longest tag is read once', () => {
  it.each([
    ['quotes', `a | default:${'"\''.repeat(490)}`],
    ['typographic quotes', `a | default:${'“'.repeat(980)}`],
    ['bars', `a${'|'.repeat(990)}`],
    ['filters', `a${' | upper'.repeat(120)}`],
    ['brackets', `=${'['.repeat(990)}`],
    ['doubled brackets', `=[${']]'.repeat(490)}`],
    ['round brackets', `=${'('.repeat(990)}`],
    ['functions', `=${'SUM('.repeat(240)}`],
    ['negations', `#if ${'not '.repeat(240)}`],
    ['operators', `=${'1+'.repeat(490)}`],
    ['comparisons', `#if ${'1<'.repeat(490)}`],
    ['blanks', `= ${'a '.repeat(490)}`],
    ['a pattern of quotes', `a | date:"${"'".repeat(980)}"`],
    ['a pattern of letters', `a | date:"${'d'.repeat(980)}"`],
    ['a pattern of numbers', `a | number:"${'0'.repeat(980)}"`],
  ])('of %s, and told as broken or taken', (_case, source) => {
    const [placed, ...others] = readTags(`{{${source}}}`);
    expect(others).toEqual([]);
    expect(['broken', 'value']).toContain(placed?.tag.kind);
  });
});

it('a path of many dots through keys of many dots is given up', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { a: nested(depth - 1), 'a.a': nested(Math.max(depth - 2, 0)) });
  expect(Scope.of(nested(16)).look(`${'a.'.repeat(400)}b`)).toBeUndefined();
});

it('a sum in each of thousands of rows is made once', () => {
  let read = 0;
  const items = Array.from({ length: 3000 }, () => ({
    get n() {
      read += 1;
      return 1;
    },
  }));
  const { text } = fillText('{{#each items}}{{=SUM(items.n)}},{{/each}}', { items }, english);
  expect(text).toBe('3000,'.repeat(3000));
  expect(read).toBeLessThan(20_000);
});
