import { db } from '@/lib/core/db';

/** What an account keeps, in bytes, and megabytes that it may keep where that is a limit of its own. */
export async function readStorage(accountId: string): Promise<{ bytes: number; ownLimitMb: number | null }> {
  const [row] = await db().$queryRaw<{ bytes: bigint | null; own_limit: number | null }[]>`
    SELECT coalesce((SELECT bytes FROM account_storage WHERE account_id = ${accountId}), 0)
      + (SELECT coalesce(sum(bytes), 0) FROM storage_changes WHERE account_id = ${accountId})::bigint AS bytes,
      (SELECT storage_limit_mb FROM accounts WHERE id = ${accountId}) AS own_limit`;
  return { bytes: Number(row?.bytes ?? 0), ownLimitMb: row?.own_limit ?? null };
}

/** Adds so many noted changes to the sums of their accounts. Returns how many there were. */
export const addStorageChanges = (limit: number): Promise<number> => db().$executeRaw`
  WITH taken AS (
    DELETE FROM storage_changes WHERE id = ANY (ARRAY(SELECT id FROM storage_changes ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)) RETURNING account_id, bytes, id
  ), added AS (
    INSERT INTO account_storage (account_id, bytes) SELECT account_id, sum(bytes) FROM taken GROUP BY account_id ORDER BY account_id
    ON CONFLICT (account_id) DO UPDATE SET bytes = account_storage.bytes + excluded.bytes
  )
  SELECT id FROM taken`;
