import { type BlockList, isIP, isIPv6, SocketAddress } from 'node:net';
import { isAmong } from '@/lib/core/trusted-proxies';

/**
 * Whose request is it? The socket's peer, unless that is a trusted proxy: then the last hop that is not.
 * Limits and the evidence on the certificate rest on this answer.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trusted: BlockList): string {
  let address = plain(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isAmong(trusted, address)) {
    const hop = hops.pop();
    if (!hop || !isIP(hop)) break; // not an address: the proxy before it is the last that we know
    address = hop;
  }
  return address;
}

/** Proxies write ports and brackets, and sockets map IPv4 into IPv6; the evidence names one plain form. */
function plain(address = ''): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
  const unmapped = bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(unmapped) ? new SocketAddress({ address: unmapped, family: 'ipv6' }).address : unmapped;
}
