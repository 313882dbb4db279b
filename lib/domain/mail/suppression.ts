import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { mailAddress, type SuppressionReason } from './rules';
import { findSuppressions, insertSuppression } from './store';

type Suppression = {
  recipient: string;
  /** Whose mail stops (`rules.ts`); empty for all mail. */
  sender: string;
  reason: SuppressionReason;
  /** About which request it was said. */
  requestId?: string;
};

/** Puts an address on the list of those that get no more mail. */
export const suppress = (tx: Tx, { recipient, sender, reason, requestId }: Suppression): Promise<void> =>
  insertSuppression(tx, { recipient: mailAddress(recipient), sender, reason, requestId: requestId ?? null, createdAt: now() });

/** Every reason why an address gets no mail, or none on behalf of this sender. */
export const suppressionsOf = (recipient: string, sender = ''): Promise<SuppressionReason[]> => findSuppressions(mailAddress(recipient), sender);

/** Whether an address gets no mail, or none on behalf of this sender. Sign-in links are less strict: see `isKeptFrom`. */
export const isSuppressed = async (recipient: string, sender?: string): Promise<boolean> => (await suppressionsOf(recipient, sender)).length > 0;
