import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { record } from '../../events/record';
import { listEmailsAbout } from '../../mail/listing/store';
import { isSuppressed } from '../../mail/suppression';
import { emailSubject, mail, requestMails } from '../mails';
import { senderKeyOf } from '../sending/sender-key';
import { lockRequest, type RequestRow } from '../store';
import { subjectOf } from '../subject-of';
import { listResendable } from './lost-mails';

/** Sends a lost mail once more. False where it is none of the request's that may be, or another was faster. */
export const resend = (request: RequestRow, emailId: string, byId: string): Promise<boolean> =>
  transaction(async (tx) => {
    // Of two clicks the second finds the mail of the first, and sends none.
    await lockRequest(tx, request.id);
    const at = now();
    const mails = requestMails(await listEmailsAbout({ kind: emailSubject, id: request.id }, tx));
    const lost = listResendable(mails, request, at).find(({ id }) => id === emailId);
    if (!lost || (await isSuppressed(lost.recipient, senderKeyOf(request)))) return false;
    const { kind, recipient } = lost;
    const newId = await mail(tx, request, kind, recipient);
    if (newId === null) return false;
    await record(tx, subjectOf(request), 'request.mail_resent', at, { emailId: newId, kind, recipient, byId });
    return true;
  });
