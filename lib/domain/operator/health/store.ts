import { db } from '@/lib/core/db';

/** How the database names its version, such as `17.2`. */
export async function databaseVersion(): Promise<string> {
  const [row] = await db().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  return row?.version ?? '';
}

/** When a worker last put down what it measured; null where none has yet. */
export const lastMeasured = async (kind: string): Promise<Date | null> =>
  (await db().processMeasures.findFirst({ where: { process: { startsWith: `${kind} ` } }, orderBy: { at: 'desc' }, select: { at: true } }))?.at ?? null;

/** Emails that failed for good since then. */
export const countFailedEmails = (since: Date): Promise<number> =>
  db().email.count({ where: { status: { in: ['failed', 'bounced'] }, createdAt: { gte: since } } });

const isUnderWay = { status: { in: ['queued', 'sending'] } };

/** Emails made since then that have not left, and how many of them somebody has refused already, to be tried again. */
export async function countWaitingEmails(since: Date): Promise<{ waiting: number; tried: number }> {
  const made = { ...isUnderWay, createdAt: { gte: since } };
  const [waiting, tried] = await Promise.all([db().email.count({ where: made }), db().email.count({ where: { ...made, problem: { not: null } } })]);
  return { waiting, tried };
}

/** What was said when the newest of those was refused, without the address that it was for; null where none was. */
export async function newestRefusal(since: Date): Promise<string | null> {
  const refused = await db().email.findFirst({
    where: { ...isUnderWay, createdAt: { gte: since }, problem: { not: null } },
    orderBy: { createdAt: 'desc' },
    select: { recipient: true, problem: true },
  });
  return refused?.problem?.replaceAll(refused.recipient, '…') ?? null;
}
