import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import type { Language } from '@/lib/core/i18n/languages';
import { newId } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { mailAddress } from './rules';
import { countEmails, type EmailDetails, insertEmail } from './store';

type Order = {
  /** Which template: `sign-in`, `signing-link`, ... */
  kind: string;
  requestId: string | null;
  recipient: string;
  language: Language;
  /**
   * What the template needs and the request does not have; sealed where it is secret. `sender` is the address on
   * whose behalf it is sent: a recipient who has blocked that one does not get it.
   */
  details?: EmailDetails;
};

/** Orders an email to one recipient, in the transaction of what it tells of. Returns its id. */
export async function queueEmail(tx: Tx, { kind, requestId, recipient, language, details = {} }: Order): Promise<string> {
  const id = newId('eml');
  await insertEmail(tx, { id, kind, requestId, recipient: mailAddress(recipient), language, details, createdAt: now() });
  await enqueue(tx, 'send-email', { id });
  return id;
}

/** How many emails of these kinds an address was to get since then, whatever became of them. For limits. */
export const countRecentEmails = ({ recipient, kinds, since }: { recipient: string; kinds: readonly string[]; since: Date }): Promise<number> =>
  countEmails(mailAddress(recipient), kinds, since);
