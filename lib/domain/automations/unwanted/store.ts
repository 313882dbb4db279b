import { db } from '@/lib/core/db';
import { outputsLetter } from '../mailing/order-letter';

export type StopLetter = { id: string; recipient: string; language: string; accountId: string; runId: string | null };

/** The letter that brought outputs; null where it is none, or is not kept any more. */
export async function findLetter(id: string): Promise<StopLetter | null> {
  const row = await db().email.findFirst({ where: { id, kind: outputsLetter }, select: { recipient: true, language: true, details: true, subjectId: true } });
  const { sender } = (row?.details ?? {}) as { sender?: unknown };
  return row && typeof sender === 'string' ? { id, recipient: row.recipient, language: row.language, accountId: sender, runId: row.subjectId } : null;
}

/** Of these addresses those whose people have said that they want no more mail of the account. */
export async function unwantedBy(recipients: readonly string[], accountId: string): Promise<Set<string>> {
  const where = { recipient: { in: [...recipients] }, sender: accountId, reason: { in: ['blocked', 'reported'] } };
  const rows = recipients.length > 0 ? await db().suppression.findMany({ where, select: { recipient: true } }) : [];
  return new Set(rows.map(({ recipient }) => recipient));
}
