import { expect, test } from 'vitest';
import { askedAs } from './asked-as';

test.each([
  ['/forms/abc', {}, 'forms abc'],
  ['/forms/abc/send?x=1', { cookie: 'a=b' }, 'forms abc'],
  ['//in/secret', { authorization: 'Bearer k' }, 'in secret'],
  ['/sign/token', {}, 'sign token'],
  ['/v1/requests', { authorization: 'Bearer k', cookie: 'a=b' }, 'head Bearer k'],
  ['/dashboard', { cookie: 'a=b' }, 'head a=b'],
  ['/docs', {}, null],
  ['/forms/', {}, null],
])('%s is asked as %s', (url, headers, as) => {
  expect(askedAs({ url, headers })).toBe(as);
});
