import { db } from '@/lib/core/db';
import type { AccountScope } from '../../accounts/scope';

export type Signer = { name: string | null; email: string; lastAt: Date };

/** Whom the newest requests of the account went to, or those among these, newest first: more than one may name the same person. */
export async function listSigners({ accountId }: AccountScope, limit: number, among?: readonly string[]): Promise<Signer[]> {
  const rows = await db().signatureRequest.findMany({
    where: { accountId, ...(among ? { id: { in: [...among] } } : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: limit,
    select: { signerName: true, signerEmail: true, createdAt: true },
  });
  return rows.map(({ signerName, signerEmail, createdAt }) => ({ name: signerName, email: signerEmail, lastAt: createdAt }));
}
