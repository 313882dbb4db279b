import { env } from '@/lib/core/env';
import { isOwnToken, linkMac, type Mac } from '@/lib/core/link-secret';
import { type LinkWay, linkWayNames, linkWays, type WayOut } from './link-ways';
import type { Party } from './rules';

/**
 * A private link carries the request's id, the party, the way it goes out and a MAC of them under the link secret and the
 * request's generation (decisions, "Links and secrets"): nothing that opens a document is stored, raising the
 * generation revokes every link, and one that was returned cannot be turned into one that was mailed.
 */
const partyBytes = { signer: 1, sender: 2 } as const satisfies Record<Party, number>;
const idBytes = 16;
const headBytes = idBytes + 1;

type LinkOf = { id: string; linkGeneration: number };

const macText = (purpose: string, request: LinkOf, ...more: string[]): string => [purpose, request.id, ...more, request.linkGeneration].join('\n');

/** Way and party share one byte. Links of the first kind have no way, and their MAC covers none. */
export function signingToken(request: LinkOf, party: Party, way: LinkWay, mac: Mac = linkMac): string {
  const { byte } = linkWays[way];
  const head = Buffer.concat([Buffer.from(request.id, 'hex'), Buffer.of((byte << 4) | partyBytes[party])]);
  return Buffer.concat([head, mac(byte === 0 ? macText('sign', request, party) : macText('sign', request, party, way))]).toString('base64url');
}

/** Which request and party a token speaks of, and how it says that it went; whether it is genuine is for `isSigningToken` to say. */
export function readSigningToken(token: string): { id: string; party: Party; way: LinkWay } | null {
  if (!/^[\w-]{66}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const byte = bytes[idBytes] ?? 0;
  const party = (['signer', 'sender'] as const).find((each) => partyBytes[each] === (byte & 15));
  const way = linkWayNames.find((each) => linkWays[each].byte === byte >> 4);
  return party && way && bytes.length > headBytes ? { id: bytes.subarray(0, idBytes).toString('hex'), party, way } : null;
}

export const isSigningToken = (token: string, request: LinkOf, party: Party, way: LinkWay): boolean =>
  isOwnToken(token, (mac) => signingToken(request, party, way, mac));

export const signingLink = (request: LinkOf, party: Party, way: WayOut): string => `${env().BASE_URL}/sign/${signingToken(request, party, way)}`;

/** A link that anybody may have whom the request concerns: it shows steps, or brings the signed PDF, and proves nothing. */
type KeyFor = 'status' | 'copy';

const keyFor = (purpose: KeyFor, request: LinkOf, mac: Mac = linkMac): string => mac(macText(purpose, request, 'anyone')).toString('base64url');

export const isKeyFor = (purpose: KeyFor, request: LinkOf, key: string): boolean => isOwnToken(key, (mac) => keyFor(purpose, request, mac));

export const statusKey = (request: LinkOf): string => keyFor('status', request);

export const statusLink = (request: LinkOf): string => `${env().BASE_URL}/status/${request.id}?k=${statusKey(request)}`;

/**
 * A confirmation link carries the request's id, the generation of the link and a MAC: a link that was replaced
 * is still known as such, and can say so.
 */
type ConfirmOf = LinkOf & { confirmGeneration: number };

export function confirmToken(request: ConfirmOf, mac: Mac = linkMac): string {
  const head = Buffer.concat([Buffer.from(request.id, 'hex'), Buffer.of(request.confirmGeneration)]);
  return Buffer.concat([head, mac(macText('confirm', request, String(request.confirmGeneration)))]).toString('base64url');
}

export function readConfirmToken(token: string): { id: string; confirmGeneration: number } | null {
  if (!/^[\w-]{66}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  return { id: bytes.subarray(0, idBytes).toString('hex'), confirmGeneration: bytes[idBytes] ?? 0 };
}

export const isConfirmToken = (token: string, request: ConfirmOf): boolean => isOwnToken(token, (mac) => confirmToken(request, mac));

export const confirmLink = (request: ConfirmOf): string => `${env().BASE_URL}/confirm/${confirmToken(request)}`;

/** What a mail that cannot carry the signed PDF links to. */
export const copyKey = (request: LinkOf): string => keyFor('copy', request);

export const copyLink = (request: LinkOf): string => `${env().BASE_URL}/status/${request.id}/signed-pdf?k=${copyKey(request)}`;

/** A ticket opens the signed PDF until a second that it names: `<Unix time>.<MAC>`. */
export function downloadTicket(request: LinkOf, expiresAt: Date, mac: Mac = linkMac): string {
  const seconds = String(Math.floor(expiresAt.getTime() / 1000));
  return `${seconds}.${mac(macText('ticket', request, seconds)).toString('base64url')}`;
}

/** Until when a ticket works, or null where it is not genuine. */
export function ticketExpiry(request: LinkOf, ticket: string): Date | null {
  const seconds = /^(\d{1,12})\./.exec(ticket)?.[1];
  if (seconds === undefined) return null;
  const expiresAt = new Date(Number(seconds) * 1000);
  return isOwnToken(ticket, (mac) => downloadTicket(request, expiresAt, mac)) ? expiresAt : null;
}

export const ticketLink = (request: LinkOf, ticket: string): string => `${env().BASE_URL}/status/${request.id}/signed-pdf/${ticket}`;

/** Where the recipient of a mail with a private link says that they did not expect it. */
export const reportLink = (request: LinkOf, party: Party): string => `${signingLink(request, party, 'mailed')}/report`;
