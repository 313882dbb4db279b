import type { Role } from '@/lib/core/caller';
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

type UsableKey = { id: string; accountId: string; isTest: boolean; isReadOnly: boolean; role: Role };

/** What a presented key is. `refused`: it is known, but was revoked, has expired, or belongs to somebody who has left. */
type PresentedKey = { usable: UsableKey; refused: null } | { usable: null; refused: { keyId: string; accountId: string } };

/** Null where the key is malformed or unknown. That a usable one was used is noted. */
export async function recogniseKey(key: string): Promise<PresentedKey | null> {
  if (!keyPattern.test(key)) return null;
  const row = await findKeyByHash(sha256(key));
  if (!row) return null;
  const { id, accountId, isTest, isReadOnly, role, lastUsedAt } = row;
  if (!role || !isKeyUsable(row, now())) return { usable: null, refused: { keyId: id, accountId } };
  if (!lastUsedAt || now().getTime() - lastUsedAt.getTime() > useNotedEveryMs) await touchKey(id, now());
  return { usable: { id, accountId, isTest, isReadOnly, role }, refused: null };
}

/** A presented key that opens its account; null where it does not. */
export const resolveKey = async (key: string): Promise<UsableKey | null> => (await recogniseKey(key))?.usable ?? null;
