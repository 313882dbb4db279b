import { env } from '@/lib/core/env';
import { hmacSha256, sameSecret } from '@/lib/core/ids';
import type { Party } from './rules';

/**
 * A private link carries the request's id, the party and a MAC of both under the link secret and the request's
 * generation (decisions, "Links and secrets"): nothing that opens a document is stored, and raising the
 * generation revokes every link.
 */
const partyBytes = { signer: 1, sender: 2 } as const satisfies Record<Party, number>;
const idBytes = 16;
const headBytes = idBytes + 1;

type LinkOf = { id: string; linkGeneration: number };

const macOf = (purpose: string, request: LinkOf, party: string): Buffer =>
  hmacSha256(env().LINK_SECRET, [purpose, request.id, party, request.linkGeneration].join('\n'));

export function signingToken(request: LinkOf, party: Party): string {
  const head = Buffer.concat([Buffer.from(request.id, 'hex'), Buffer.of(partyBytes[party])]);
  return Buffer.concat([head, macOf('sign', request, party)]).toString('base64url');
}

/** Which request and party a token speaks of; whether it is genuine is for `isSigningToken` to say. */
export function readSigningToken(token: string): { id: string; party: Party } | null {
  if (!/^[\w-]{66}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const party = bytes[idBytes] === partyBytes.sender ? 'sender' : bytes[idBytes] === partyBytes.signer ? 'signer' : null;
  return party && bytes.length > headBytes ? { id: bytes.subarray(0, idBytes).toString('hex'), party } : null;
}

export const isSigningToken = (token: string, request: LinkOf, party: Party): boolean => sameSecret(token, signingToken(request, party));

export const signingLink = (request: LinkOf, party: Party): string => `${env().BASE_URL}/sign/${signingToken(request, party)}`;

export const statusKey = (request: LinkOf): string => macOf('status', request, 'anyone').toString('base64url');

export const statusLink = (request: LinkOf): string => `${env().BASE_URL}/status/${request.id}?k=${statusKey(request)}`;

/**
 * A confirmation link carries the request's id, the generation of the link and a MAC: a link that was replaced
 * is still known as such, and can say so.
 */
type ConfirmOf = LinkOf & { confirmGeneration: number };

export function confirmToken(request: ConfirmOf): string {
  const head = Buffer.concat([Buffer.from(request.id, 'hex'), Buffer.of(request.confirmGeneration)]);
  return Buffer.concat([head, macOf('confirm', request, String(request.confirmGeneration))]).toString('base64url');
}

export function readConfirmToken(token: string): { id: string; confirmGeneration: number } | null {
  if (!/^[\w-]{66}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  return { id: bytes.subarray(0, idBytes).toString('hex'), confirmGeneration: bytes[idBytes] ?? 0 };
}

export const isConfirmToken = (token: string, request: ConfirmOf): boolean => sameSecret(token, confirmToken(request));

export const confirmLink = (request: ConfirmOf): string => `${env().BASE_URL}/confirm/${confirmToken(request)}`;

/** What a mail that cannot carry the signed PDF links to. */
export const copyKey = (request: LinkOf): string => macOf('copy', request, 'anyone').toString('base64url');

export const copyLink = (request: LinkOf): string => `${env().BASE_URL}/status/${request.id}/signed-pdf?k=${copyKey(request)}`;

/** A ticket opens the signed PDF until a second that it names: `<Unix time>.<MAC>`. */
export function downloadTicket(request: LinkOf, expiresAt: Date): string {
  const seconds = String(Math.floor(expiresAt.getTime() / 1000));
  return `${seconds}.${macOf('ticket', request, seconds).toString('base64url')}`;
}

/** Until when a ticket works, or null where it is not genuine. */
export function ticketExpiry(request: LinkOf, ticket: string): Date | null {
  const seconds = /^(\d{1,12})\./.exec(ticket)?.[1];
  if (seconds === undefined) return null;
  const expiresAt = new Date(Number(seconds) * 1000);
  return sameSecret(ticket, downloadTicket(request, expiresAt)) ? expiresAt : null;
}

export const ticketLink = (request: LinkOf, ticket: string): string => `${env().BASE_URL}/status/${request.id}/signed-pdf/${ticket}`;

export const reportLink = (request: LinkOf): string => `${signingLink(request, 'signer')}/report`;
