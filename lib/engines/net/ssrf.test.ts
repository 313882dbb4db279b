import { describe, expect, test } from 'vitest';
import { takeNetworkAttempts } from '@/lib/testing/closed-network';
import { outside, withEnv } from '@/lib/testing/outside-server';
import { callOutside } from './call-outside';
import { OutsideFailure, type OutsideReason } from './outside-failure';

const limits = { maxBytes: 1024, timeoutMs: 15_000 };

/** Why a call failed, or the status that it brought. */
async function outcome(address: string, more: Partial<Parameters<typeof callOutside>[1]> = {}): Promise<OutsideReason | number> {
  try {
    return (await callOutside(address, { ...limits, ...more })).status;
  } catch (error) {
    if (error instanceof OutsideFailure) return error.reason;
    throw error;
  }
}

// Every case is told the port at which the test's own server waits. That nobody knocked there, and that the closed
// network saw no attempt elsewhere (`closed-network` fails a test for one), is the proof.
type Case = [what: string, address: (port: number) => string, reason?: OutsideReason];

const literals: Case[] = [
  ['dotted', (port) => `https://127.0.0.1:${port}/`],
  ['a decimal number', (port) => `https://2130706433:${port}/`],
  ['a hexadecimal number', (port) => `https://0x7f000001:${port}/`],
  ['uppercase hexadecimal', (port) => `https://0X7F000001:${port}/`],
  ['an octal number', (port) => `https://017700000001:${port}/`],
  ['hexadecimal parts', (port) => `https://0x7f.0x0.0x0.0x1:${port}/`],
  ['octal parts', (port) => `https://0177.0.0.01:${port}/`],
  ['mixed parts', (port) => `https://0x7f.0.1:${port}/`],
  ['two parts', (port) => `https://127.1:${port}/`],
  ['one part, zero', (port) => `https://0:${port}/`],
  ['another loopback', (port) => `https://127.255.0.9:${port}/`],
  ['with a trailing dot', (port) => `https://127.0.0.1.:${port}/`],
  ['a number with a trailing dot', (port) => `https://2130706433.:${port}/`],
  ['fullwidth digits', (port) => `https://１２７.０.０.１:${port}/`],
  ['ideographic dots', (port) => `https://127。0。0。1:${port}/`],
  ['halfwidth ideographic dots', (port) => `https://127｡0｡0｡1:${port}/`],
  ['circled digits', (port) => `https://①②⑦.0.0.①:${port}/`],
  ['percent-encoded', (port) => `https://%31%32%37.0.0.1:${port}/`],
  ['unspecified', (port) => `https://0.0.0.0:${port}/`],
  ['IPv6 loopback', (port) => `https://[::1]:${port}/`],
  ['IPv6 loopback in full', (port) => `https://[0:0:0:0:0:0:0:1]:${port}/`],
  ['IPv6 unspecified', (port) => `https://[::]:${port}/`],
  ['mapped', (port) => `https://[::ffff:127.0.0.1]:${port}/`],
  ['mapped, hexadecimal', (port) => `https://[::ffff:7f00:1]:${port}/`],
  ['mapped, in full and uppercase', (port) => `https://[0:0:0:0:0:FFFF:7F00:0001]:${port}/`],
  ['compatible', (port) => `https://[::127.0.0.1]:${port}/`],
  ['NAT64', (port) => `https://[64:ff9b::7f00:1]:${port}/`],
  ['local NAT64', (port) => `https://[64:ff9b:1::7f00:1]:${port}/`],
  ['6to4', (port) => `https://[2002:7f00:1::]:${port}/`],
  ['Teredo', (port) => `https://[2001::7f00:1]:${port}/`],
  ['unique local', (port) => `https://[fd00:ec2::254]:${port}/`],
  ['link-local', (port) => `https://[fe80::1]:${port}/`],
  ['site-local', (port) => `https://[fec0::1]:${port}/`],
  ['metadata', () => 'https://169.254.169.254/latest/meta-data/'],
  ['metadata as a number', () => 'https://2852039166/'],
  ['private 10/8', () => 'https://10.0.0.1/'],
  ['private 172.16/12', () => 'https://172.31.0.1/'],
  ['private 192.168/16', () => 'https://192.168.1.1/'],
  ['carrier-grade NAT', () => 'https://100.64.0.1/'],
  ['benchmarks', () => 'https://198.18.0.1/'],
  ['multicast', () => 'https://224.0.0.1/'],
  ['broadcast', () => 'https://255.255.255.255/'],
  ['localhost', (port) => `https://localhost:${port}/`],
  ['localhost, uppercase with a trailing dot', (port) => `https://LOCALHOST.:${port}/`],
  ['below localhost', (port) => `https://app.localhost:${port}/`],
  ['a single label', (port) => `https://intranet:${port}/`],
  ['user name and password', (port) => `https://user:secret@127.0.0.1:${port}/`, 'bad_address'],
  ['a public name as user', (port) => `https://docs.google.com@127.0.0.1:${port}/`, 'bad_address'],
  ['a public name before a backslash', (port) => `https://docs.google.com\\@127.0.0.1:${port}/`, 'bad_address'],
  ['two trailing dots', (port) => `https://127.0.0.1..:${port}/`],
  ['a zone', (port) => `https://[fe80::1%25lo]:${port}/`, 'bad_address'],
  ['five parts', (port) => `https://127.0.0.0.1:${port}/`, 'bad_address'],
  ['a part too large', (port) => `https://127.0.0.256:${port}/`, 'bad_address'],
  ['plain http', (port) => `http://127.0.0.1:${port}/`, 'not_https'],
  ['another protocol', (port) => `gopher://127.0.0.1:${port}/`, 'not_https'],
  ['a file', () => 'file:///etc/passwd', 'not_https'],
];

describe('an address that is private by itself is refused and nobody is called', () => {
  test.each(literals)('%s', async (_what, address, reason = 'private_address') => {
    const server = await outside({});
    expect([await outcome(address(server.port)), server.connections(), server.asked]).toEqual([reason, 0, []]);
  });
});

describe('a redirect to such an address is refused and not followed', () => {
  test.each(literals)('%s', async (_what, address, reason = 'private_address') => {
    const server = await outside({
      hosts: ['open.example.com'],
      answer: (_request, response) => response.writeHead(302, { location: encodeAsSent(address(server.port)) }).end(),
    });
    expect([await outcome('https://open.example.com/start'), server.paths()]).toEqual([reason, ['open.example.com/start']]);
  });
});

/** Headers are bytes: what is beyond ASCII goes as UTF-8. */
const encodeAsSent = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

const resolved: [what: string, addresses: string[]][] = [
  ['loopback', ['127.0.0.1']],
  ['private', ['10.0.0.1']],
  ['metadata', ['169.254.169.254']],
  ['carrier-grade NAT', ['100.64.0.1']],
  ['unspecified', ['0.0.0.0']],
  ['IPv6 loopback', ['::1']],
  ['mapped', ['::ffff:127.0.0.1']],
  ['mapped, hexadecimal', ['::ffff:7f00:1']],
  ['NAT64', ['64:ff9b::7f00:1']],
  ['6to4', ['2002:7f00:1::']],
  ['unique local', ['fd00::1']],
  ['link-local with a zone', ['fe80::1%eth0']],
  ['public first and private second', ['93.184.216.34', '127.0.0.1']],
  ['private first and public second', ['127.0.0.1', '93.184.216.34']],
  ['public IPv4 and private IPv6', ['93.184.216.34', '::1']],
  ['nonsense', ['not an address']],
];

describe('a name that leads to a private address is refused and nobody is called', () => {
  test.each(resolved)('%s', async (_what, addresses) => {
    const server = await outside({ names: { 'evil.example.com': addresses } });
    for (const host of ['evil.example.com', 'EVIL.example.COM.', 'evil。example。com', 'ｅvil.example.com'])
      expect(await outcome(`https://${host}:${server.port}/`)).toBe('private_address');
    expect([server.connections(), server.asked]).toEqual([0, Array(4).fill('evil.example.com')]);
  });

  test.each(resolved)('nor after a redirect: %s', async (_what, addresses) => {
    const server = await outside({
      hosts: ['open.example.com'],
      names: { 'evil.example.com': addresses },
      answer: (_request, response) => response.writeHead(307, { location: `//evil.example.com:${server.port}/` }).end(),
    });
    expect([await outcome('https://open.example.com/'), server.connections()]).toEqual(['private_address', 1]);
  });
});

describe('a name that leads elsewhere between check and connection', () => {
  /** A resolver that gives each answer once, and then the last for ever. */
  const inTurn = (...answers: string[][]) => {
    let turn = 0;
    return () => answers[Math.min(turn++, answers.length - 1)] ?? [];
  };

  test('is asked for once, and the connection goes to the address that was checked', async () => {
    const server = await outside({ names: { 'rebind.example.com': inTurn(['93.184.216.34'], ['127.0.0.1']) } });
    expect(await outcome(`https://rebind.example.com:${server.port}/`)).toBe('refused');
    // The closed network of the tests has seen where the connection was to go.
    expect([takeNetworkAttempts(), server.asked, server.connections()]).toEqual([['93.184.216.34'], ['rebind.example.com'], 0]);
  });

  test('is asked for and checked anew on each hop, even when a hop leads back to it', async () => {
    const server = await outside({
      hosts: ['open.example.com'],
      answer: (_request, response) => response.writeHead(302, { location: `https://open.example.com:${server.port}/` }).end(),
    });
    expect(await outcome('https://open.example.com/')).toBe('private_address');
    expect([server.asked, server.connections()]).toEqual([['open.example.com', 'open.example.com'], 1]);
  });

  test('every public address is tried, of both families, and none but those', async () => {
    const names = { 'many.example.com': ['93.184.216.34', '93.184.216.35', '93.184.216.36', '2606:2800:220:1::1'] };
    const server = await outside({ names });
    expect(await outcome(`https://many.example.com:${server.port}/`)).toBe('refused');
    expect(takeNetworkAttempts()).toEqual(['93.184.216.34', '93.184.216.35', '2606:2800:220:1::1']);
  });
});

describe('exceptions reach as far as they say', () => {
  test('another port of an allowed host is refused', async () => {
    const server = await outside({ hosts: ['open.example.com'] });
    expect(await outcome('https://open.example.com/')).toBe(200);
    expect(await outcome(`https://open.example.com:${server.port}/`)).toBe('private_address');
    expect(server.connections()).toBe(1);
  });

  test('an allowed host is no door to others: a redirect from it is judged as any other', async () => {
    const server = await outside({
      hosts: ['open.example.com'],
      answer: (_request, response) => response.writeHead(301, { location: `https://127.0.0.1:${server.port}/` }).end(),
    });
    expect([await outcome('https://open.example.com/'), server.connections()]).toEqual(['private_address', 1]);
  });

  test('an allowed literal address is called, and its certificate is held against the address', async () => {
    const server = await outside({});
    withEnv({ ALLOWED_PRIVATE_HOSTS: `127.0.0.1:${server.port}` });
    expect([await outcome(`https://127.0.0.1:${server.port}/`), await outcome(`https://2130706433:${server.port}/`)]).toEqual([200, 200]);
    withEnv({ ALLOWED_PRIVATE_HOSTS: `127.0.0.2:${server.port}` });
    expect([await outcome(`https://127.0.0.1:${server.port}/`), server.reached.length]).toEqual(['private_address', 2]);
  });

  test('with ALLOW_PRIVATE_ADDRESSES a name may lie here, but https still leads to no http', async () => {
    const server = await outside({
      names: { 'near.example.com': ['127.0.0.1'] },
      certified: ['near.example.com'],
      answer: (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${server.port}/` }).end(),
    });
    withEnv({ ALLOW_PRIVATE_ADDRESSES: '1' });
    expect([await outcome(`https://near.example.com:${server.port}/`), server.connections()]).toEqual(['not_https', 1]);
  });

  test('with ALLOW_PRIVATE_ADDRESSES plain http goes to this machine alone, whatever localhost leads to', async () => {
    const server = await outside({ names: { localhost: ['10.0.0.1'], 'app.localhost': ['127.0.0.1', '93.184.216.34'] } });
    withEnv({ ALLOW_PRIVATE_ADDRESSES: '1' });
    expect([await outcome(`http://localhost:${server.port}/`), await outcome(`http://app.localhost:${server.port}/`), server.connections()]).toEqual([
      'private_address',
      'private_address',
      0,
    ]);
  });
});
