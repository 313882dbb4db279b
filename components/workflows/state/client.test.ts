import { expect, test } from 'vitest';
import { hindranceOf } from './client';

test.each([
  [401, 'sign_in_needed', 'signedOut'],
  [429, 'rate_limited', 'unreached'],
  [409, 'other_account', 'unreached'],
  [403, 'forbidden', 'gone'],
  [404, 'not_found', 'gone'],
  [409, 'archived', 'gone'],
  [409, 'conflict', null],
] as const)('a save that was refused with %i %s is %s', (status, code, hindrance) => {
  expect(hindranceOf({ status, code })).toBe(hindrance);
});
