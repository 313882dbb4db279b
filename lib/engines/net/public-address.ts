import net from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an address, in plain notation and without a zone, is one that anybody on the internet can be reached at.
 * What is not known to be that is not: private, shared, local, documentation, multicast, reserved and transition
 * addresses, and whatever cannot be read. An IPv4 address mapped into IPv6 counts as the IPv4 address that it is.
 */
export function isPublicAddress(address: string): boolean {
  const read = readAddress(address);
  if (read?.range() !== 'unicast') return false;
  // Outside 2000::/3 nothing is given out, so that IPv4-compatible addresses and what comes later stay out too.
  return read instanceof ipaddr.IPv4 || read.match(GLOBAL_UNICAST);
}

function readAddress(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (net.isIP(address) === 0 || address.includes('%')) return null;
  // The library takes the old ::8.8.8.8 for a mapped address; in hexadecimal there is nothing to mistake.
  return ipaddr.process(net.isIPv6(address) ? new URL(`https://[${address}]`).hostname.slice(1, -1) : address);
}
