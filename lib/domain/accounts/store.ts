import { db, type Tx } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';

export const findKeyByHash = (hash: string) => db().apiKey.findUnique({ where: { hash }, include: { account: { include: { owner: true } } } });

/** Notes the use of a key, at most once a minute: evidence of life, not a counter. */
export async function touchKey(id: string, at: Date): Promise<void> {
  const stale = new Date(at.getTime() - 60_000);
  await db().apiKey.updateMany({ where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: stale } }] }, data: { lastUsedAt: at } });
}

export const findAccount = (id: string) => db().account.findUniqueOrThrow({ where: { id }, include: { owner: true } });

export const findPersonByEmail = (email: string) => db().person.findUnique({ where: { email }, include: { accounts: { where: { kind: 'person' } } } });

export type NewPerson = { name: string; email: string; isOperator: boolean; createdAt: Date };

/** A person and their personal account, together or not at all. */
export async function createPerson(tx: Tx, person: NewPerson) {
  const { id } = await tx.person.create({ data: { id: newId('usr'), ...person } });
  return tx.account.create({
    data: { id: newId('acc'), kind: 'person', name: person.name, createdAt: person.createdAt, ownerId: id },
    include: { owner: true },
  });
}

export type NewKey = { id: string; accountId: string; name: string; hash: string; prefix: string; isTest: boolean; createdAt: Date; expiresAt: Date | null };

export const insertKey = (tx: Tx, key: NewKey) => tx.apiKey.create({ data: key });

/**
 * Counts one document if the month has room, and returns the new count, or null where the limit is reached.
 * One statement, so that two at once cannot both take the last place.
 */
export async function takeMonthlyPlace(tx: Tx, subject: string, month: string, limit: number): Promise<number | null> {
  if (limit < 1) return null;
  const rows = await tx.$queryRaw<{ count: number }[]>`
    INSERT INTO usage_months AS usage (subject, month, count) VALUES (${subject}, ${month}, 1)
    ON CONFLICT (subject, month) DO UPDATE SET count = usage.count + 1 WHERE usage.count < ${limit}
    RETURNING count`;
  return rows[0]?.count ?? null;
}

export async function readMonthlyCount(subject: string, month: string): Promise<number> {
  return (await db().usageMonth.findUnique({ where: { subject_month: { subject, month } } }))?.count ?? 0;
}
