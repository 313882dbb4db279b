import { db } from '@/lib/core/db';
import type { AccountScope } from '../../accounts/scope';

/** The ids of the newest requests of the scope's account in which each of these words stands, or begins one. */
export async function findByWords({ accountId }: AccountScope, words: readonly string[], limit: number): Promise<string[]> {
  // What is a word here has letters and digits alone, and so no sign of the query's own language.
  const query = [accountId.replace('_', '').toLowerCase(), ...words.map((word) => `${word}:*`)].join(' & ');
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM signature_requests
    WHERE account_id = ${accountId} AND search @@ to_tsquery('simple', ${query})
    ORDER BY created_at DESC, id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}
