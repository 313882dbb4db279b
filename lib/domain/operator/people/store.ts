import { db, type Tx } from '@/lib/core/db';

/** As the log names an operator; null for who is none. */
export async function findOperatorName(personId: string): Promise<string | null> {
  const person = await db().person.findFirst({ where: { id: personId, isOperator: true }, select: { name: true, email: true } });
  return person && (person.name ?? person.email);
}

export type AccountFacts = {
  id: string;
  kind: 'person' | 'team';
  name: string;
  monthlyLimit: number | null;
  storageLimitMb: number | null;
  /** Bytes. */
  stored: bigint;
  createdAt: Date;
  suspendedAt: Date | null;
  suspendedFor: string | null;
  ownerName: string | null;
  ownerEmail: string;
  ownerIsOperator: boolean;
  lastSeenAt: Date | null;
  members: number;
  requests: number;
  workflows: number;
  keys: number;
  usedThisMonth: number;
};

type Asked = {
  /** Those alone that may send nothing. */
  onlySuspended: boolean;
  /** How the owner's address begins; empty for all. */ address: string;
  month: string;
  after?: { createdAt: string; id: string } | undefined;
  limit: number;
};

/** Accounts whose owner has such an address, the newest first, with counts of what they hold and nothing of it. Counts end at `most`. */
export function listAccountFacts({ onlySuspended, address, month, after, limit }: Asked): Promise<AccountFacts[]> {
  const most = 10_000;
  const pattern = `${address.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db().$queryRaw`
    SELECT accounts.id, accounts.kind, accounts.name, accounts.monthly_limit AS "monthlyLimit", accounts.created_at AS "createdAt",
      accounts.storage_limit_mb AS "storageLimitMb",
      COALESCE((SELECT bytes FROM account_storage WHERE account_id = accounts.id), 0)
        + (SELECT COALESCE(sum(bytes), 0) FROM storage_changes WHERE account_id = accounts.id)::bigint AS stored,
      accounts.suspended_at AS "suspendedAt", accounts.suspended_for AS "suspendedFor",
      people.name AS "ownerName", people.email AS "ownerEmail", people.is_operator AS "ownerIsOperator",
      (SELECT max(seen_at) FROM sessions WHERE user_id = people.id) AS "lastSeenAt",
      (SELECT count(*)::int FROM memberships WHERE account_id = accounts.id) AS members,
      (SELECT count(*)::int FROM (SELECT 1 FROM signature_requests WHERE account_id = accounts.id LIMIT ${most}) counted) AS requests,
      (SELECT count(*)::int FROM (SELECT 1 FROM workflows WHERE account_id = accounts.id LIMIT ${most}) counted) AS workflows,
      (SELECT count(*)::int FROM api_keys WHERE account_id = accounts.id AND revoked_at IS NULL) AS keys,
      COALESCE((SELECT count FROM usage_months WHERE subject = accounts.id AND month = ${month}), 0)::int AS "usedThisMonth"
    FROM accounts JOIN people ON people.id = accounts.owner_id
    WHERE accounts.closed_at IS NULL AND (NOT ${onlySuspended} OR accounts.suspended_at IS NOT NULL) AND (${address} = '' OR people.email LIKE ${pattern})
      AND (${after?.id ?? null}::text IS NULL OR (accounts.created_at, accounts.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}))
    ORDER BY accounts.created_at DESC, accounts.id DESC LIMIT ${limit}`;
}

type LimitRow = { id: string; monthlyLimit: number | null; storageLimitMb: number | null; suspendedAt: Date | null; email: string };

/** An account for the rest of the transaction; null where there is none, or its person has left. */
export async function lockAccount(tx: Tx, id: string): Promise<LimitRow | null> {
  const [row] = await tx.$queryRaw<LimitRow[]>`
    SELECT accounts.id, accounts.monthly_limit AS "monthlyLimit", accounts.storage_limit_mb AS "storageLimitMb", accounts.suspended_at AS "suspendedAt", people.email
    FROM accounts JOIN people ON people.id = accounts.owner_id WHERE accounts.id = ${id} AND accounts.closed_at IS NULL FOR NO KEY UPDATE OF accounts`;
  return row ?? null;
}

type Changes = { monthlyLimit?: number | null; storageLimitMb?: number | null; suspendedAt?: Date | null; suspendedFor?: string | null };

export const updateAccount = (tx: Tx, id: string, changes: Changes) => tx.account.update({ where: { id }, data: changes });

/** Whose these accounts are, and whether they may send. */
export async function findOwners(ids: readonly string[]): Promise<Map<string, { email: string; isSuspended: boolean }>> {
  const rows = await db().account.findMany({ where: { id: { in: [...ids] } }, select: { id: true, suspendedAt: true, owner: { select: { email: true } } } });
  return new Map(rows.map(({ id, suspendedAt, owner }) => [id, { email: owner.email, isSuspended: suspendedAt !== null }]));
}
