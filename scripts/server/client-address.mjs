// Whose request is it? Limits and the evidence on the certificate rest on this answer.
import { BlockList, isIP } from 'node:net';

/** The proxies of `TRUSTED_PROXIES`: addresses and networks, separated by commas. */
export function trustedProxies(list) {
  const trusted = new BlockList();
  for (const entry of list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address, prefix] = entry.split('/');
    const family = familyOf(address);
    if (!family || (prefix !== undefined && !/^\d{1,3}$/.test(prefix)))
      throw new Error(`TRUSTED_PROXIES: "${entry}" is neither an address nor a network such as 10.0.0.0/8`);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return trusted;
}

/** The socket's peer, unless that is a trusted proxy: then the last hop that is not. */
export function clientAddress(peer, forwardedFor, trusted) {
  let address = plain(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
  while (isTrusted(address, trusted) && hops.length > 0) {
    const hop = hops.pop();
    if (!isIP(hop)) break; // not an address: the proxy before it is the last that we know
    address = hop;
  }
  return address;
}

/** Proxies write ports and brackets, and sockets map IPv4 into IPv6; the evidence names one plain form. */
function plain(address = '') {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
  return bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function isTrusted(address, trusted) {
  const family = familyOf(address);
  return family !== undefined && trusted.check(address, family);
}

const familyOf = (address) => ({ 4: 'ipv4', 6: 'ipv6' })[isIP(address)];
