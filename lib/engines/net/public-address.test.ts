import { expect, test } from 'vitest';
import { isLoopbackAddress } from '@/lib/core/loopback';
import { isPublicAddress } from './public-address';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const notPublic: Record<string, string[]> = {
  'this network, 0/8': ['0.0.0.0', '0.1.2.3', '0.255.255.255'],
  'private, 10/8': ['10.0.0.0', '10.255.255.255'],
  'shared by carriers, 100.64/10': ['100.64.0.1', '100.100.100.200', '100.127.255.255'],
  'loopback, 127/8': ['127.0.0.1', '127.255.255.255'],
  'link-local and metadata, 169.254/16': ['169.254.0.1', '169.254.169.254'],
  'private, 172.16/12': ['172.16.0.1', '172.31.255.255'],
  'protocol assignments, 192.0.0/24': ['192.0.0.1', '192.0.0.192'],
  'documentation, 192.0.2/24': ['192.0.2.1'],
  '6to4 relays, 192.88.99/24': ['192.88.99.1'],
  'private, 192.168/16': ['192.168.0.1', '192.168.255.255'],
  'benchmarks, 198.18/15': ['198.18.0.1', '198.19.255.255'],
  'documentation, 198.51.100/24': ['198.51.100.1'],
  'documentation, 203.0.113/24': ['203.0.113.1'],
  'multicast, 224/4': ['224.0.0.1', '239.255.255.255'],
  'reserved and broadcast, 240/4': ['240.0.0.1', '255.255.255.255'],
  'unspecified and loopback': ['::', '::1', '0:0:0:0:0:0:0:1'],
  'unique local, fc00::/7': ['fc00::1', 'fd00:ec2::254', 'fdff::'],
  'link-local, fe80::/10': ['fe80::1', 'febf::1', 'fe80::1%eth0', '2606:4700::1%eth0'],
  'site-local, fec0::/10': ['fec0::1'],
  'multicast, ff00::/8': ['ff02::1', 'ff0e::1'],
  documentation: ['2001:db8::1', '3fff::1'],
  'NAT64, 64:ff9b::/96 and 64:ff9b:1::/48': ['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
  '6to4, 2002::/16': ['2002:7f00:1::', '2002:808:808::1'],
  'Teredo and other protocols, 2001::/23': ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1'],
  'mapped IPv4, in every notation': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:7F00:0001', '0:0:0:0:0:ffff:a9fe:a9fe', '::ffff:10.0.0.1', '::ffff:6440:1'],
  'translated IPv4, ::ffff:0:0:0/96': ['::ffff:0:127.0.0.1', '::ffff:0:808:808'],
  'IPv4-compatible, ::/96': ['::127.0.0.1', '::7f00:1', '::8.8.8.8', '::2'],
  'discard-only, 100::/64': ['100::1'],
  'segment routing, 5f00::/16': ['5f00::1'],
  'never given out': ['4000::1', '8000::1', 'e000::1', '1::1'],
  'not an address in plain notation': [
    '',
    'localhost',
    'example.com',
    '127.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '8.8.8.8.',
    ' 8.8.8.8',
    '8.8.8.8/32',
    '[::1]',
    '08.8.8.8',
    '8.8.8.8\n',
    '8.8.8',
    '::ffff:8.8.8',
  ],
};

test.each(Object.entries(notPublic).flatMap(([kind, addresses]) => addresses.map((address) => [kind, address])))('%s: %j is not public', (_kind, address) => {
  expect(isPublicAddress(address ?? '')).toBe(false);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:7f00:1', true],
  ['10.0.0.1', false],
  ['0.0.0.0', false],
  ['::1%lo', false],
  ['localhost', false],
])('%s is the loopback: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected);
});
