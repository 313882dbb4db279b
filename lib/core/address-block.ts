import { isIPv4, isIPv6 } from 'node:net';

/** Those who are likely one household or office: /24 of IPv4, /64 of IPv6. What is no address stays as it is. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped.replace(/\.\d+$/, '.0/24');
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** By what a client is counted: one address of IPv4, and a /64 of IPv6, in which anybody has as many as they like. In one spelling. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return isIPv4(mapped) ? mapped : addressBlock(mapped);
}

/** The eight groups of an IPv6 address, however it is shortened. */
function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  const [head, tail] = [split(before), split(after ?? '')];
  const left = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: left }, () => '0'), ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}
