import { db } from '@/lib/core/db';
import { everyClass, statusClassOf } from './rules';

/** What is kept of a call by a key. `durationMs`: from its first byte in to its last byte out. */
export type Call = {
  accountId: string;
  keyId: string;
  operation: string;
  status: number;
  error: string | null;
  at: Date;
  durationMs: number;
  correlationId: string;
  byTool: boolean;
};

/** All of them, or none. */
export async function insertCalls(calls: readonly Call[]): Promise<void> {
  const all = <T>(read: (call: Call) => T): T[] => calls.map(read);
  await db().$executeRaw`
    INSERT INTO api_calls (account_id, key_id, operation, status, status_class, error, at, duration_ms, correlation_id, by_tool)
    SELECT * FROM unnest(${all(({ accountId }) => accountId)}::text[], ${all(({ keyId }) => keyId)}::text[], ${all(({ operation }) => operation)}::text[],
      ${all(({ status }) => status)}::smallint[], ${all(({ status }) => statusClassOf(status))}::smallint[], ${all(({ error }) => error)}::text[],
      ${all(({ at }) => at.toISOString())}::timestamptz[], ${all(({ durationMs }) => durationMs)}::int[],
      ${all(({ correlationId }) => correlationId)}::text[], ${all(({ byTool }) => byTool)}::boolean[])`;
}

export type CallRow = Omit<Call, 'accountId'> & { id: string; keyName: string | null };

type Wanted = { classes: readonly number[]; operation?: string | undefined; keyId?: string | undefined; before?: string | undefined; limit: number };

/**
 * The newest calls of an account. Each class of status is read from its own end of an index, so that a filter that fits few
 * of a million rows is answered as fast as one that fits all.
 */
export async function listCalls(accountId: string, { classes, operation, keyId, before, limit }: Wanted): Promise<CallRow[]> {
  // Each choice of filters has its own index, so its own statement.
  const statement = listStatement({ operation, keyId });
  return db().$queryRawUnsafe<CallRow[]>(statement, accountId, classes, before ?? null, limit, ...given(operation, keyId));
}

/** By what each index sorts: the newest first, and no other index in the same way. */
const placeIn = { all: '(0 - id)', ofOperation: '(1 - id)', ofKey: '(2 - id)', ofBoth: '(3 - id)' } as const;

const given = (...values: (string | undefined)[]): string[] => values.filter((value) => value !== undefined);

/** The statement alone, whose plan can be looked at. */
export function listStatement({ operation, keyId }: Pick<Wanted, 'operation' | 'keyId'>): string {
  const place = placeIn[operation === undefined ? (keyId === undefined ? 'all' : 'ofKey') : keyId === undefined ? 'ofOperation' : 'ofBoth'];
  const filters = [operation === undefined ? null : 'operation', keyId === undefined ? null : 'key_id'].filter((column) => column !== null);
  const narrowed = filters.map((column, index) => ` AND ${column} = $${index + 5}`).join('');
  return `
    SELECT newest.id::text, newest.key_id AS "keyId", api_keys.name AS "keyName", newest.operation, newest.status::int, newest.error, newest.at,
      newest.duration_ms AS "durationMs", newest.correlation_id AS "correlationId", newest.by_tool AS "byTool"
    FROM (
      SELECT found.* FROM unnest($2::smallint[]) AS wanted(class)
      CROSS JOIN LATERAL (
        SELECT * FROM api_calls
        WHERE account_id = $1 AND status_class = wanted.class AND ${place} > ${place.replace('id', 'coalesce($3::bigint, 9223372036854775807)')}${narrowed}
        ORDER BY ${place} LIMIT $4
      ) AS found
      ORDER BY found.id DESC LIMIT $4
    ) AS newest
    LEFT JOIN api_keys ON api_keys.id = newest.key_id
    ORDER BY newest.id DESC`;
}

/** The number of the account's newest call; null where there is none. */
export async function newestCallOf(accountId: string): Promise<string | null> {
  const [newest] = await listCalls(accountId, { classes: everyClass, limit: 1 });
  return newest?.id ?? null;
}

/** The operations that stand in the log of an account, each found by one step in the index. */
export async function listCalledOperations(accountId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ operation: string }[]>`
    WITH RECURSIVE called AS (
      (SELECT operation FROM api_calls WHERE account_id = ${accountId} ORDER BY operation LIMIT 1)
      UNION ALL
      SELECT (SELECT operation FROM api_calls WHERE account_id = ${accountId} AND operation > called.operation ORDER BY operation LIMIT 1)
      FROM called WHERE called.operation IS NOT NULL
    )
    SELECT operation FROM called WHERE operation IS NOT NULL`;
  return rows.map(({ operation }) => operation);
}

/** The newest operation that each key was let in for. */
export async function lastOperationsOf(accountId: string, keyIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db().$queryRaw<{ keyId: string; operation: string }[]>`
    SELECT DISTINCT ON (keys.id) keys.id AS "keyId", newest.operation
    FROM unnest(${[...keyIds]}::text[]) AS keys(id)
    CROSS JOIN unnest(ARRAY[2, 3]::smallint[]) AS done(class)
    CROSS JOIN LATERAL (
      SELECT id, operation FROM api_calls
      WHERE account_id = ${accountId} AND key_id = keys.id AND status_class = done.class ORDER BY (2 - id) LIMIT 1
    ) AS newest
    ORDER BY keys.id, newest.id DESC`;
  return new Map(rows.map(({ keyId, operation }) => [keyId, operation]));
}

/** Removes calls of before a time, the oldest first and so many at most. Returns how many. */
export const forgetCalls = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`DELETE FROM api_calls WHERE ctid = ANY(ARRAY(SELECT ctid FROM api_calls ORDER BY id LIMIT ${limit})) AND at < ${before}::timestamptz`;

/** Removes calls of an account, so many at most. Returns how many. */
export const removeCallsOf = (accountId: string, limit: number): Promise<number> =>
  db().$executeRaw`DELETE FROM api_calls WHERE ctid = ANY(ARRAY(SELECT ctid FROM api_calls WHERE account_id = ${accountId} LIMIT ${limit}))`;
