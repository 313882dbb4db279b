import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../../events/record';
import { isSuppressed } from '../../mail/suppression';
import { mail } from '../mails';
import { daysBeforeFirstReminder, mayRemind, reminderIsDue, turnBeganAt } from '../rules';
import { countReminder, listWaiting, type RequestRow } from '../store';
import { takeKeylessMail } from './mail-cannon';

/** Mails the signer once more. False where that may not be, or another process just did. */
export async function remind(request: RequestRow, by: 'schedule' | 'sender'): Promise<boolean> {
  const at = now();
  if (!mayRemind(request, at) || (await isSuppressed(request.signerEmail, request.senderEmail.toLowerCase()))) return false;
  return transaction(async (tx) => {
    if (!(await countReminder(tx, request, at))) return false;
    // Where the day's mails of keyless senders are used up, the count stands and this reminder is skipped.
    if (request.accountId === null && !(await takeKeylessMail(tx, request.signerEmail, at))) return false;
    await mail(tx, request, 'reminder', request.signerEmail);
    await record(tx, request.id, 'request.reminded', at, { by });
    return true;
  });
}

const batchSize = 200;

/** Sends the reminders that are due. Run often: each is sent once, however often it runs. */
export async function remindSigners(): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - daysBeforeFirstReminder * 24 * 60 * 60 * 1000);
  let after = '';
  for (;;) {
    const waiting = await listWaiting(before, after, batchSize);
    for (const request of waiting) if (reminderIsDue(request, turnBeganAt(request), at)) await remind(request, 'schedule');
    if (waiting.length < batchSize) return;
    after = waiting.at(-1)?.id ?? '';
  }
}
