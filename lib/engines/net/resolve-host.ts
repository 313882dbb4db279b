import dns from 'node:dns/promises';
import net from 'node:net';
import { isLoopbackAddress } from '@/lib/core/loopback';
import { network } from './network';
import { OutsideFailure } from './outside-failure';
import { privateAddress } from './outside-url';
import { hostOf, mayBePrivate } from './private-exceptions';
import { isPublicAddress } from './public-address';
import { orAborted } from './time-limit';

const TRIES = 2;
const TRY_MS = 2_500;

/**
 * Every address of the host, asked for once and each of them checked: the connection is made to these and no others.
 * One private address among them refuses the host. Throws `OutsideFailure` and, when the signal aborts, an error.
 */
export async function resolveHost(url: URL, signal: AbortSignal): Promise<string[]> {
  const host = hostOf(url);
  const resolve = network().resolve ?? (mayBePrivate(url) ? askSystem : askNameServers);
  const addresses = net.isIP(host) ? [host] : await orAborted(resolve(host), signal);
  if (addresses.length === 0) throw new OutsideFailure('unresolvable', 'The host of the address could not be found.');
  if (url.protocol === 'http:' && !addresses.every(isLoopbackAddress)) throw privateAddress();
  if (!mayBePrivate(url) && !addresses.every(isPublicAddress)) throw privateAddress();
  return addresses;
}

/** Asks name servers alone: no hosts file, no search domains, and no thread of the pool is held by a slow answer. */
async function askNameServers(name: string): Promise<string[]> {
  const resolver = new dns.Resolver({ timeout: TRY_MS, tries: TRIES });
  const { nameServers } = network();
  if (nameServers) resolver.setServers(nameServers);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  // What a name server says of a name is the name's; that none is there is our own network's fault.
  if (answers.every((answer) => answer.status === 'rejected' && answer.reason.code === dns.CONNREFUSED))
    throw new OutsideFailure('unresolvable', 'No name server could be reached.', answers[0], true);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** Hosts of one's own network may stand in the hosts file alone. */
async function askSystem(name: string): Promise<string[]> {
  const found = await dns.lookup(name, { all: true, order: 'ipv4first' }).catch(() => []);
  return found.map(({ address }) => address);
}
