import { describe, expect, test } from 'vitest';
import { withEnv } from '@/lib/testing/outside-server';
import { OutsideFailure, type OutsideReason } from './outside-failure';
import { judgeAddress } from './outside-url';

function reasonFor(address: string): OutsideReason | null {
  try {
    judgeAddress(address);
    return null;
  } catch (error) {
    if (error instanceof OutsideFailure) return error.reason;
    throw error;
  }
}

test.each([
  ['https://example.com/a b?c=d#e', 'https://example.com/a%20b?c=d'],
  [' HTTPS://EXAMPLE.com.:443/ ', 'https://example.com/'],
  ['https://example.com.:8443/', 'https://example.com:8443/'],
  ['https://exämple.com/', 'https://xn--exmple-cua.com/'],
  ['https://ｅｘａｍｐｌｅ。com/', 'https://example.com/'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
  [`https://example.com/${'a'.repeat(1_980)}`, `https://example.com/${'a'.repeat(1_980)}`],
])('%s is called as %s', (address, called) => {
  expect(judgeAddress(address).href).toBe(called);
});

const refused: [OutsideReason, string[]][] = [
  [
    'not_https',
    [
      'http://example.com/',
      'ftp://example.com/',
      'file:///etc/passwd',
      'data:text/plain,x',
      'gopher://127.0.0.1:70/',
      'https:example.com',
      'https:///example.com',
      'javascript:alert(1)',
      'blob:https://example.com/x',
    ],
  ],
  [
    'bad_address',
    [
      '',
      'example.com',
      '/path',
      'https://',
      'https://exa mple.com',
      'https://a..b.com/',
      'https://example.com../',
      'https://.example.com/',
      'https://-a.com/',
      'https://example.com:0/',
      'https://example.com:65536/',
      'https:\\\\example.com\\',
      'https://example.com\\@127.0.0.1/',
      'ht\ttps://example.com',
      'https://exam\nple.com/',
      'https://example.com/\u0000',
      'https://1.2.3.4.5/',
      'https://256.1.1.1/',
      'https://[::1%25lo]/',
      'https://[::1',
      `https://${'a'.repeat(64)}.com/`,
      `https://${'a.'.repeat(130)}com/`,
      `https://example.com/${'a'.repeat(1_981)}`,
    ],
  ],
  [
    'bad_address',
    [
      'https://user@example.com/',
      'https://user:secret@example.com/',
      'https://:secret@example.com/',
      'https://example.com@127.0.0.1/',
      'https://example.com%40127.0.0.1@8.8.8.8/',
    ],
  ],
  [
    'private_address',
    [
      'https://localhost/',
      'https://LOCALHOST./',
      'https://a.localhost/',
      'https://intranet/',
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://router.home.arpa/',
      'https://x.onion/',
      'https://localhost:8443/',
    ],
  ],
];

test.each(refused.flatMap(([reason, addresses]) => addresses.map((address) => [reason, address] as const)))('%s: %j', (reason, address) => {
  expect(reasonFor(address)).toBe(reason);
});

describe('exceptions', () => {
  test('a listed host and port may be private, by whatever notation, and no other port of it', () => {
    withEnv({ ALLOWED_PRIVATE_HOSTS: 'Intranet:8443, 10.0.0.5:443,[fd00::1]:9443' });
    const reasons = ['https://intranet:8443/', 'https://intranet.:8443/x', 'https://10.0.0.5/', 'https://0xa.5/', 'https://[fd00:0::1]:9443/'].map(reasonFor);
    expect(reasons).toEqual([null, null, null, null, null]);
    expect(['https://intranet/', 'https://10.0.0.5:8443/', 'https://10.0.0.6/', 'https://[fd00::1]/', 'https://intranet2:8443/'].map(reasonFor)).toEqual(
      Array(5).fill('private_address'),
    );
    expect(reasonFor('http://intranet:8443/')).toBe('not_https');
  });

  test('with ALLOW_PRIVATE_ADDRESSES every address will do, and plain http to this machine', () => {
    withEnv({ ALLOW_PRIVATE_ADDRESSES: '1' });
    expect(['https://10.0.0.5/', 'https://intranet/', 'http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]:3000/'].map(reasonFor)).toEqual(
      Array(5).fill(null),
    );
    expect(['http://10.0.0.5/', 'http://example.com/'].map(reasonFor)).toEqual(['not_https', 'not_https']);
  });

  test('a developer is told how http to their own machine is allowed, and nobody at a public address', () => {
    const judged = () => judgeAddress('http://localhost:8080/hook');
    withEnv({ BASE_URL: 'http://localhost:3000' });
    expect(judged).toThrow(/ALLOW_PRIVATE_ADDRESSES=1/);
    withEnv({ BASE_URL: 'https://sign.example.com' });
    expect(judged).toThrow(/are called\.$/);
  });

  test('ALLOW_PRIVATE_ADDRESSES allows nothing in production at a public address', () => {
    withEnv({ ALLOW_PRIVATE_ADDRESSES: '1', NODE_ENV: 'production', BASE_URL: 'https://sign.example.com' });
    expect(['https://10.0.0.5/', 'http://localhost:3000/'].map(reasonFor)).toEqual(['private_address', 'not_https']);
  });
});
