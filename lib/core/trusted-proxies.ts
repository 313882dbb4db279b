import { BlockList, isIP } from 'node:net';

const longestPrefix = { ipv4: 32, ipv6: 128 };

/** Addresses and networks separated by commas, and the first entry that is neither. */
export function parseProxies(list: string): { proxies: BlockList; wrong?: string } {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry !== '' && !add(proxies, entry)) return { proxies, wrong: entry };
  }
  return { proxies };
}

/** Whether a plain address is one of these, or in one of their networks. */
export function isAmong(proxies: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== undefined && proxies.check(address, family);
}

function add(proxies: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = familyOf(address);
  if (!family || more.length > 0) return false;
  if (prefix === undefined) proxies.addAddress(address, family);
  else if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longestPrefix[family]) proxies.addSubnet(address, Number(prefix), family);
  else return false;
  return true;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6';
}
