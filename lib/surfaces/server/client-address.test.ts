import { describe, expect, it } from 'vitest';
import { parseProxies } from '@/lib/core/trusted-proxies';
import { clientAddress } from './client-address';

const nobody = parseProxies('').proxies;
const { proxies } = parseProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32');

describe('whose request it is', () => {
  it.each([
    ['the peer, whatever it claims, when nobody is trusted', '198.51.100.1', '203.0.113.9', nobody, '198.51.100.1'],
    ['the peer, when it is no trusted proxy', '198.51.100.1', '203.0.113.9', proxies, '198.51.100.1'],
    ['the hop before a trusted proxy', '10.1.2.3', '203.0.113.9', proxies, '203.0.113.9'],
    ['the last hop that is not trusted, not the first that was claimed', '10.1.2.3', '6.6.6.6, 203.0.113.9, 192.0.2.7', proxies, '203.0.113.9'],
    ['the outermost proxy, when every hop is trusted', '10.1.2.3', '192.0.2.7', proxies, '192.0.2.7'],
    ['the proxy, when it names nobody', '10.1.2.3', undefined, proxies, '10.1.2.3'],
    ['the proxy, when the hop is no address', '10.1.2.3', '203.0.113.9, unknown', proxies, '10.1.2.3'],
    ['plain IPv4, where the socket maps it into IPv6', '::ffff:198.51.100.1', undefined, nobody, '198.51.100.1'],
    ['a mapped trusted proxy', '::ffff:10.1.2.3', '203.0.113.9', proxies, '203.0.113.9'],
    ['an IPv6 hop in brackets with its port', '2001:db8::1', '[2001:db9::5]:4711', proxies, '2001:db9::5'],
    ['an IPv6 hop in the one spelling, however it is written', '2001:db8::1', '2001:0DB9:0:0:0:0:0:05', proxies, '2001:db9::5'],
    ['an IPv4 hop with its port', '10.1.2.3', '203.0.113.9:4711', proxies, '203.0.113.9'],
  ])('%s', (_name, peer, forwardedFor, trusted, expected) => {
    expect(clientAddress(peer, forwardedFor, trusted)).toBe(expected);
  });
});
