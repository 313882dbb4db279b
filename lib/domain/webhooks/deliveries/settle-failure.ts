import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { delayAfter, verdictOn } from '../rules';
import type { Claim } from './claims/store';
import type { Posted } from './post-signed';
import { countWarning, endAttempt, noteFailure } from './store';
import { disableEndpoint, tellOwner } from './tell-owner';

/** Keeps an attempt in vain, plans the next one, and judges the endpoint; all of it together. */
export async function settleFailure(claim: Claim, { retryAfterMs, isOurs: _, ...attempt }: Posted): Promise<void> {
  const at = now();
  // What was sent by hand takes no turn of the schedule.
  const tries = claim.attempts + 1 - (claim.attemptsBefore ?? 0) - claim.byHand;
  const delayMs = delayAfter(tries, { status: attempt.status, retryAfterMs }, Math.random());
  await transaction(async (tx) => {
    const ending =
      delayMs === null
        ? ({ status: 'failed', nextAt: null, finishedAt: at } as const)
        : ({ status: 'pending', nextAt: new Date(at.getTime() + delayMs), finishedAt: null } as const);
    if (!(await endAttempt(tx, claim, attempt, ending))) return;
    const failing = await noteFailure(tx, claim.endpointId, at);
    if (!failing) return;
    const failingForMs = at.getTime() - failing.failingSince.getTime();
    const { disable, warn } = verdictOn({ failingForMs, warnings: failing.warnings, status: attempt.status });
    if (disable) return disableEndpoint(tx, claim, disable, at);
    if (warn) {
      await countWarning(tx, claim.endpointId);
      await tellOwner(tx, claim, 'webhook-failing');
    }
  });
}
