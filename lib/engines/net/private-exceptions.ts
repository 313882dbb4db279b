import { type Env, env } from '@/lib/core/env';
import { isLoopbackHost } from '@/lib/core/loopback';

type Settings = Pick<Env, 'NODE_ENV' | 'BASE_URL' | 'ALLOWED_PRIVATE_HOSTS' | 'ALLOW_PRIVATE_ADDRESSES'>;

/** The host of a parsed address: lowercase, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Why the settings on private addresses are refused, for the start of a process; null if nothing is wrong with them. */
export function privateAddressesProblem(settings: Settings): string | null {
  const unclear = entriesOf(settings).filter((entry) => keyOfEntry(entry) === null);
  if (unclear.length > 0) return `ALLOWED_PRIVATE_HOSTS takes host:port separated by commas, and ${unclear.join(', ')} is not that.`;
  if (settings.ALLOW_PRIVATE_ADDRESSES === '1' && settings.NODE_ENV === 'production' && !isLoopbackHost(hostOf(new URL(settings.BASE_URL))))
    return 'ALLOW_PRIVATE_ADDRESSES=1 is for development alone: leave it out, or name the hosts of your own network in ALLOWED_PRIVATE_HOSTS.';
  return null;
}

/** Whether the check of addresses is off altogether. A configuration that is refused switches nothing off. */
export const everyAddressIsAllowed = (): boolean => env().ALLOW_PRIVATE_ADDRESSES === '1' && privateAddressesProblem(env()) === null;

/** Whether this host and port may lie in a private network. */
export const mayBePrivate = (url: URL): boolean => everyAddressIsAllowed() || entriesOf(env()).some((entry) => keyOfEntry(entry) === keyOf(url));

const entriesOf = (settings: Pick<Settings, 'ALLOWED_PRIVATE_HOSTS'>): string[] =>
  settings.ALLOWED_PRIVATE_HOSTS.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const keyOf = (url: URL): string => `${hostOf(url).replace(/\.$/, '')}:${url.port || '443'}`;

function keyOfEntry(entry: string): string | null {
  return /^[^/@\s]+:\d+$/.test(entry) && URL.canParse(`https://${entry}`) ? keyOf(new URL(`https://${entry}`)) : null;
}
