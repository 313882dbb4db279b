import type { Caller, Credential } from '@/lib/core/operation';
import { resolveKey } from '@/lib/domain/accounts/api-key';

/** Who sends a request. The addresses come from our own server in front of Next, which overwrites what a client claims. */
export async function authenticate(headers: Headers, correlationId: string): Promise<Caller> {
  return {
    credential: await credentialOf(headers.get('authorization')),
    requestToken: headers.get('x-request-token')?.trim() || null,
    clientAddress: headers.get('x-client-address') ?? 'unknown',
    userAgent: headers.get('user-agent') ?? '',
    correlationId,
  };
}

async function credentialOf(authorization: string | null): Promise<Credential> {
  if (authorization === null) return { kind: 'none', rejected: false };
  const bearer = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  const key = bearer === undefined ? null : await resolveKey(bearer);
  return key ? { kind: 'key', keyId: key.id, accountId: key.accountId, isTest: key.isTest } : { kind: 'none', rejected: true };
}
