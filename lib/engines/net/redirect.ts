import type { Answer, Message } from './exchange';
import { headerText } from './header-text';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** All that goes along to another origin: whatever else the caller sent may be a credential. */
const HARMLESS = /^(accept|accept-language|user-agent)$/i;
const MAX_COOKIES = 20;
const COOKIE = /^[\x21\x23-\x3a\x3c\x3e-\x7e]+=[\x21-\x3a\x3c-\x7e]*/;

export const isRedirect = (status: number): boolean => REDIRECTS.has(status);

/** Where an answer leads, as text that is still to be judged; null if it leads nowhere. */
export function targetOf({ status, headers }: Answer, from: URL): string | null {
  const { location } = headers;
  if (!isRedirect(status) || location === undefined) return null;
  const text = headerText(location);
  // A backslash is judged as it stands, before the parser makes a slash of it.
  return !text.includes('\\') && URL.canParse(text, from.href) ? new URL(text, from.href).href : text;
}

/** The request for the next hop: a GET, and across origins without what may be a credential. */
export function nextMessage({ headers }: Message, from: URL, to: URL): Message {
  const kept = Object.entries(headers).filter(([name]) => HARMLESS.test(name) || (from.origin === to.origin && !/^content-/i.test(name)));
  return { method: 'GET', headers: Object.fromEntries(kept), body: undefined };
}

/** Cookies that a host sets go back to that very origin on a later hop of the same call: file hosts open shared documents with them. */
export function cookieTrail() {
  const byOrigin = new Map<string, Map<string, string>>();
  return {
    take(url: URL, answer: Answer): void {
      const held = byOrigin.get(url.origin) ?? new Map<string, string>();
      byOrigin.set(url.origin, held);
      for (const line of answer.cookies) {
        const [pair] = COOKIE.exec(line) ?? [];
        if (pair && held.size < MAX_COOKIES) held.set(pair.slice(0, pair.indexOf('=')), pair);
      }
    },
    headerFor(url: URL): Record<string, string> {
      const held = [...(byOrigin.get(url.origin)?.values() ?? [])];
      return held.length > 0 ? { cookie: held.join('; ') } : {};
    },
  };
}
