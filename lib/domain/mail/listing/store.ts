import { db, type Tx } from '@/lib/core/db';
import type { EmailStatus } from '../rules';
import type { EmailSubject } from '../store';

/** What was mailed about a thing, and what became of it. */
export type EmailAbout = { id: string; kind: string; recipient: string; status: EmailStatus; problem: string | null; createdAt: Date; sentAt: Date | null };

/** More are of no use to who reads them. */
const mostShown = 100;

/** The emails about one thing, the oldest first. */
export async function listEmailsAbout({ kind, id }: EmailSubject, client: Tx | ReturnType<typeof db> = db()): Promise<EmailAbout[]> {
  const rows = await client.email.findMany({
    where: { subjectKind: kind, subjectId: id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, kind: true, recipient: true, status: true, problem: true, createdAt: true, sentAt: true },
  });
  return rows.reverse().map((row) => ({ ...row, status: row.status as EmailStatus }));
}
