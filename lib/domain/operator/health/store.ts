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
