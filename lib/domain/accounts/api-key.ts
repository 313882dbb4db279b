import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId, randomBase62, sha256 } from '@/lib/core/ids';
import { isKeyUsable, keyPattern, keyPrefixLength, keySecretLength, useNotedEveryMs } from './rules';
import { findKeyByHash, insertKey, touchKey } from './store';

type WantedKey = { accountId: string; personId: string; name: string; isTest: boolean; isReadOnly?: boolean; expiresAt?: Date | null };

/** Makes a key of a person in an account. The returned text is the only place where it can ever be read. */
export async function issueKey({ isReadOnly = false, expiresAt = null, ...input }: WantedKey) {
  const key = `sk_${input.isTest ? 'test' : 'live'}_${randomBase62(keySecretLength)}`;
  const row = { ...input, isReadOnly, expiresAt, id: newId('key'), hash: sha256(key), prefix: key.slice(0, keyPrefixLength), createdAt: now() };
  await transaction((tx) => insertKey(tx, row));
  return { id: row.id, key };
}

/** The row behind a presented key, or null where it is malformed, unknown, revoked or expired. */
export async function resolveKey(key: string) {
  if (!keyPattern.test(key)) return null;
  const row = await findKeyByHash(sha256(key));
  if (!row || !isKeyUsable(row, now())) return null;
  if (!row.lastUsedAt || now().getTime() - row.lastUsedAt.getTime() > useNotedEveryMs) await touchKey(row.id, now());
  return row;
}
