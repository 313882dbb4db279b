import { expect, test } from 'vitest';
import { isAmong, parseProxies } from './trusted-proxies';

test.each([
  ['10.0.0.0/8', '10.255.0.1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['192.0.2.7, 2001:db8::/32', '192.0.2.7', true],
  ['192.0.2.7, 2001:db8::/32', '2001:db8:ffff::1', true],
  ['0.0.0.0/0', '203.0.113.9', true],
  [' , ', '203.0.113.9', false],
  ['10.0.0.0/8', 'unknown', false],
])('of %j, %s is one: %s', (list, address, expected) => {
  const { proxies, wrong } = parseProxies(list);
  expect([isAmong(proxies, address), wrong]).toEqual([expected, undefined]);
});

test.each(['proxy.example.com', '10.0.0.0/x', '10.0.0.0/33', '10.0.0.0/99', '2001:db8::/129', '10.0.0.0/8/8', '10.0.0.0/', '/8'])(
  '%s is named as wrong',
  (entry) => {
    expect(parseProxies(`127.0.0.1, ${entry}, ::1`).wrong).toBe(entry);
  },
);
