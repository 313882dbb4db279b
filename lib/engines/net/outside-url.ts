import net from 'node:net';
import { env } from '@/lib/core/env';
import { isLoopbackHost } from '@/lib/core/loopback';
import { OutsideFailure } from './outside-failure';
import { everyAddressIsAllowed, hostOf, mayBePrivate } from './private-exceptions';
import { isPublicAddress } from './public-address';

/** Characters of an address that somebody gives us. */
const maxAddressLength = 2_000;
/** Characters of an address that a redirect leads to: signed download addresses are long. */
export const maxRedirectLength = 8_000;
const MAX_HOST_LENGTH = 253;
/** Names that by their standards lead to nothing public (RFC 6761, 6762, 7686, 8375, and ICANN's "internal"). */
const LOCAL_NAMES = /(^|\.)(localhost|local|internal|home\.arpa|onion|invalid)$/;
const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;

/**
 * Judges an address before anything is called: https (or plain http, where what comes proves itself), no user name or password, no literal private address in any
 * notation, no name that is local by its form. Any port will do but 0: what speaks no TLS there ends at the handshake.
 * Answers the address without fragment and without the trailing dot of its host; throws `OutsideFailure`.
 */
export function judgeAddress(text: string, maxLength = maxAddressLength, mayBePlain = false): URL {
  const bare = text.trim();
  if (bare.length > maxLength) throw bad(`The address is longer than ${maxLength} characters.`);
  // The parser drops some of these and turns others into slashes: what it makes of them is not what a reader sees.
  if (/[\p{Cc}\\]/u.test(bare) || !URL.canParse(bare)) throw bad('This is not a web address. Give a whole one, which begins with https://.');
  const url = new URL(bare);
  if (!/^https?:\/\/[^/]/i.test(bare) || !speaksAllowedProtocol(url, mayBePlain))
    throw new OutsideFailure('not_https', `Only addresses that begin with https:// are called.${onOwnMachine(url)}`);
  if (url.username !== '' || url.password !== '') throw bad('The address carries a user name or password. Leave it out.');
  if (url.port === '0') throw bad('Port 0 cannot be called.');
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  judgeHost(url);
  return url;
}

/** What a developer who calls their own machine needs to know, and nobody else. */
const onOwnMachine = (url: URL): string =>
  url.protocol === 'http:' && isLoopbackHost(hostOf(url)) && isLoopbackHost(hostOf(new URL(env().BASE_URL)))
    ? ' To call this machine by http:// during development, start the service with ALLOW_PRIVATE_ADDRESSES=1.'
    : '';

// Plain http is for a developer's own machine alone.
const speaksAllowedProtocol = (url: URL, mayBePlain: boolean): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && (mayBePlain || (everyAddressIsAllowed() && isLoopbackHost(hostOf(url)))));

function judgeHost(url: URL): void {
  const host = hostOf(url);
  const literal = net.isIP(host) !== 0;
  if (!literal && (host.length > MAX_HOST_LENGTH || !host.split('.').every((label) => LABEL.test(label)))) throw bad('The address has no valid host name.');
  if (mayBePrivate(url)) return;
  const isOpen = literal ? isPublicAddress(host) : host.includes('.') && !LOCAL_NAMES.test(host);
  if (!isOpen) throw privateAddress();
}

const bad = (message: string): OutsideFailure => new OutsideFailure('bad_address', message);

export const privateAddress = (): OutsideFailure =>
  new OutsideFailure('private_address', 'The address leads into a private network. Only public addresses are called.');
