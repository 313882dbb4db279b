import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../../events/record';
import { isSuppressed } from '../../mail/suppression';
import { mail } from '../mails';
import { mayRemind } from '../rules';
import { countReminder, type WaitingRequest } from '../store';
import { subjectOf } from '../subject-of';
import { takeKeylessMail } from './mail-cannon';
import { senderKeyOf } from './sender-key';

/** Mails the signer once more; `byId` is the person who asked for it. False where that may not be, or another process just did. */
export async function remind(request: WaitingRequest, by: 'schedule' | 'sender', byId?: string): Promise<boolean> {
  const at = now();
  if (!mayRemind(request, at) || (await isSuppressed(request.signerEmail, senderKeyOf(request)))) return false;
  return transaction(async (tx) => {
    if (!(await countReminder(tx, request, at))) return false;
    // Where the day's mails of keyless senders are used up, the count stands and this reminder is skipped.
    if (request.accountId === null && !(await takeKeylessMail(tx, request.signerEmail, at))) return false;
    const emailId = await mail(tx, request, 'reminder', request.signerEmail);
    await record(tx, subjectOf(request), 'request.reminded', at, { by, ...(byId ? { byId } : {}), ...(emailId ? { emailId } : {}) });
    return true;
  });
}
