import { env } from '@/lib/core/env';

/** Where people go after signing in, unless they were on their way to somewhere else here. */
export const homeOfPeople = '/keys';

const longestPath = 500;

/** Where to go after signing in: a path of ours and nothing else, whatever a link or a form says. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > longestPath || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return homeOfPeople;
  const { origin } = new URL(env().BASE_URL);
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null;
  if (url?.origin !== origin || url.pathname.startsWith('//') || /^\/(sign-in|auth)(\/|$)/.test(url.pathname)) return homeOfPeople;
  return `${url.pathname}${url.search}`;
}
