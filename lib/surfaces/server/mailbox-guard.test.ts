import { expect, test } from 'vitest';
import { comesByForeignName } from './mailbox-guard';

const by = (host: string | undefined, url = '/mailbox') => comesByForeignName({ url, headers: { ...(host && { host }) } });

test.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000', 'paraph.localhost:3000'])('the mailbox may be read at %s', (host) => {
  expect(by(host)).toBe(false);
});

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.0.4:3000', undefined])('not at %s', (host) => {
  for (const url of [
    '/mailbox',
    '/mailbox/x',
    '/mailbox?a',
    '//mailbox',
    '/MAILBOX',
    '/./mailbox',
    '/%2e/mailbox',
    '/x/../mailbox',
    '/%6dailbox',
    '/_next/data/build/mailbox.json',
    '/mailbox%',
  ])
    expect(by(host, url)).toBe(true);
});

test('other pages are not its business', () => {
  for (const url of ['/', '/readyz', '/mailbox-help', '/sign/x', '/sign-in?to=/mailbox']) expect(by('evil.example', url)).toBe(false);
});
