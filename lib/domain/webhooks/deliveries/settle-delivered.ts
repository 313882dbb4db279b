import { now } from '@/lib/core/clock';
import { together } from '@/lib/engines/queue/together';
import type { Claim } from './claims/store';
import type { Posted } from './post-signed';
import { endDelivered } from './store';

type Delivered = { claim: Claim; attempt: Posted };

const endTogether = together(async (all: readonly Delivered[]) => {
  await endDelivered(all, now());
  return all.map(() => undefined);
});

/** Keeps that a receiver took a delivery; those that end meanwhile are kept by one statement. */
export async function settleDelivered(claim: Claim, attempt: Posted): Promise<void> {
  // Where the others made it fail, such as by a deadlock, it is kept by itself: it would be sent again otherwise.
  await endTogether({ claim, attempt }).catch(() => endDelivered([{ claim, attempt }], now()));
}
