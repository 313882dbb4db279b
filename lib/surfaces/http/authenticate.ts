import type { Caller, Credential } from '@/lib/core/caller';
import { recogniseKey } from '@/lib/domain/accounts/api-key';
import { pageAccountHeader } from '@/lib/domain/accounts/page-account/rules';
import { isOfForeignPage, isSameOrigin } from '../auth/same-origin';
import { sessionCredential } from '../auth/session-credential';

/**
 * How far a browser's session goes without the proof that a page of ours sends the request: `page` is the reading of
 * a page that people may come to from anywhere, `own` is everything else.
 */
export type SessionUse = 'page' | 'own';

/** Who sends a request. The addresses come from our own server in front of Next, which overwrites what a client claims. */
export async function authenticate(headers: Headers, correlationId: string, use: SessionUse = 'own'): Promise<Caller> {
  return {
    credential: await credentialOf(headers, use),
    requestToken: headers.get('x-request-token')?.trim() || null,
    ifMatch: headers.get('if-match'),
    repeatKey: headers.get('idempotency-key') || headers.get('webhook-id'),
    contentEncoding: headers.get('content-encoding'),
    pageAccount: headers.get(pageAccountHeader),
    isOwnPage: isSameOrigin(headers),
    isOfForeignPage: isOfForeignPage(headers),
    clientAddress: headers.get('x-client-address') ?? 'unknown',
    userAgent: headers.get('user-agent') ?? '',
    correlationId,
  };
}

async function credentialOf(headers: Headers, use: SessionUse): Promise<Credential> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return keyCredential(authorization);
  const maySign = use === 'page' || isSameOrigin(headers);
  return (maySign && (await sessionCredential(headers.get('cookie')))) || { kind: 'none', rejected: false };
}

async function keyCredential(authorization: string): Promise<Credential> {
  const bearer = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  const found = bearer === undefined ? null : await recogniseKey(bearer);
  if (!found) return { kind: 'none', rejected: true };
  const { usable: key, refused } = found;
  if (!key) return { kind: 'none', rejected: true, refusedKey: refused };
  return { kind: 'key', keyId: key.id, accountId: key.accountId, isTest: key.isTest, readOnly: key.isReadOnly, role: key.role };
}
