import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { newId } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { mailAddress, queueOf } from './rules';
import { type EmailDetails, type EmailSubject, insertEmail } from './store';

type Order = {
  /** Which template: `sign-in`, `signing-link`, ... */
  kind: string;
  subject: EmailSubject | null;
  /** Whose turn it takes among the emails that wait. */
  owner: string;
  recipient: string;
  language: Language;
  /**
   * What the template needs and the subject does not have; sealed where it is secret. `sender` is on
   * whose behalf it is sent (`rules.ts`): a recipient who has blocked that one does not get it.
   */
  details?: EmailDetails;
};

/** Orders an email to one recipient, in the transaction of what it tells of. Returns its id. */
export async function queueEmail(tx: Tx, { kind, subject, owner, recipient, language, details = {} }: Order): Promise<string> {
  const id = newId('eml');
  await insertEmail(tx, { id, kind, subject, recipient: mailAddress(recipient), language, details, createdAt: now() });
  await enqueue(tx, queueOf(kind), { id, owner });
  return id;
}
