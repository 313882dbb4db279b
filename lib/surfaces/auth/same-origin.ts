import { env } from '@/lib/core/env';

/** Whether a request that a browser signs with its cookie was made by a page of ours. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(env().BASE_URL).origin;
  return headers.get('sec-fetch-site') === 'same-origin';
}

/**
 * Whether a page of somebody else had a browser send this. What a link lets do must be done by who holds it: another site could else have its
 * visitors sign, from their address and with their browser. What comes by no browser says nothing of a page, and is not asked for it.
 */
export function isOfForeignPage(headers: Headers): boolean {
  // Browsers that know it send it to https and to the machine itself (W3C, Fetch Metadata Request Headers); elsewhere there is the origin alone.
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const origin = headers.get('origin');
  if (origin === null || origin === new URL(env().BASE_URL).origin) return false;
  // Where people reach us by another name than the configured one: no page can choose the host that a browser asks.
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}
