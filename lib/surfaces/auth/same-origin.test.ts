import { expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { isOfForeignPage } from './same-origin';

const own = () => new URL(env().BASE_URL).origin;

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['a page of a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }, true],
  ['another site, where the browser says its origin alone', { origin: 'https://evil.example', host: 'sign.example' }, true],
  ['a page without an origin, where the browser says nothing else', { origin: 'null', host: 'sign.example' }, true],
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'null' }, false],
  ['a page of ours by another name', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }, false],
  ['what somebody typed', { 'sec-fetch-site': 'none' }, false],
  ['a program', {}, false],
])('%s', (_case, headers, is) => {
  expect(isOfForeignPage(new Headers(headers as Record<string, string>))).toBe(is);
});

test('the configured address is our own', () => {
  expect(isOfForeignPage(new Headers({ origin: own() }))).toBe(false);
});
