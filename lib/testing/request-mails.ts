import { db } from '@/lib/core/db';
import { emails } from '@/lib/domain/emails';
import { deliverEmail } from '@/lib/domain/mail/deliver-email';

/** Sends what waits about a request, as the worker does, and returns everything that arrived about it, oldest first. */
export async function deliverMails(requestId: string) {
  const waiting = await db().email.findMany({ where: { subjectId: requestId, status: 'queued' }, orderBy: { createdAt: 'asc' } });
  for (const { id } of waiting) await deliverEmail(id, emails);
  const sent = await db().email.findMany({
    where: { subjectId: requestId, status: { in: ['sent', 'delivered'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const messages = await db().mailboxMessage.findMany({ where: { id: { in: sent.map(({ id }) => id) } } });
  return sent.flatMap(({ id, kind }) => messages.filter((message) => message.id === id).map((message) => ({ kind, ...message })));
}

/** Kind and recipient of everything queued about a request, sent or not. */
export async function mailsQueued(requestId: string): Promise<string[]> {
  const rows = await db().email.findMany({ where: { subjectId: requestId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`);
}
