import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { entityTag, insistsOn, namesTag, refuseStale } from './version';

const tag = '"abc"';

describe.each([
  ['the tag itself', tag, true, true],
  ['a list with it', `"x", ${tag} ,"y"`, true, true],
  ['a star', '*', true, true],
  ['the weak form of it', `W/${tag}`, true, false],
  ['a list with its weak form alone', `"x", W/${tag}`, true, false],
  ['another tag', '"abd"', false, false],
  ['the tag without its quotes', 'abc', false, false],
  ['the tag in upper case', '"ABC"', false, false],
  ['nothing', '', false, false],
] as const)('%s', (_what, list, asNoneMatch, asMatch) => {
  test(`is ${asNoneMatch ? '' : 'not '}named by If-None-Match`, () => expect(namesTag(list, tag)).toBe(asNoneMatch));
  test(`is ${asMatch ? '' : 'not '}what If-Match insists on`, () => expect(insistsOn(list, tag)).toBe(asMatch));
});

describe('a change that insists on a version', () => {
  const answer = z.object({ id: z.string(), name: z.string() });
  const shown = entityTag(JSON.stringify({ id: '1', name: 'a' }));

  test('passes with the tag of what the answer shows, in whatever order the row has it and whatever else it holds', () => {
    const row = { name: 'a', secret: 'x', id: '1' };
    expect(() => refuseStale(shown, answer, row)).not.toThrow();
  });

  test('is 412 stale with another, with an empty one, and with a weak one; without If-Match anything passes', () => {
    const row = { id: '1', name: 'b' };
    for (const ifMatch of [shown, '', `W/${entityTag(JSON.stringify(row))}`]) expect(() => refuseStale(ifMatch, answer, row)).toThrow(/changed since/);
    for (const ifMatch of [null, undefined, '*']) expect(() => refuseStale(ifMatch, answer, row)).not.toThrow();
  });
});
