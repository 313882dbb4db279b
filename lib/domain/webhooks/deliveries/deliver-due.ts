import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import type { Watch } from '@/lib/engines/queue/watch';
import { wake } from '@/lib/engines/queue/watch';
import { leaseMs, widths } from '../rules';
import { attempt } from './attempt';
import { type Claim, claimDue, type UnderWay } from './claims/store';

const held = globalThis as { paraphDeliveries?: Map<string, { claim: Claim; over: Promise<void> }> };

const underWay = () => {
  held.paraphDeliveries ??= new Map();
  return held.paraphDeliveries;
};

/** Posts what is due to endpoints, as much at once as `widths` says. What waits lies in the database alone. */
export const deliverDue: Watch = {
  name: 'deliver-due',
  everyMs: 2000,
  async look() {
    const at = now();
    const claims = await claimDue(at, new Date(at.getTime() + leaseMs), widths, counted([...underWay().values()].map(({ claim }) => claim)));
    for (const claim of claims) begin(claim);
  },
  ended: () => Promise.all([...underWay().values()].map(({ over }) => over)),
};

function begin(claim: Claim): void {
  const over = attemptAndTell(claim).finally(() => {
    underWay().delete(claim.id);
    wake(deliverDue.name);
  });
  underWay().set(claim.id, { claim, over });
}

/** One line in the log a delivery. What failed on our side is due again, be it by its lease alone. */
async function attemptAndTell(claim: Claim): Promise<void> {
  const started = performance.now();
  const line = (outcome: string) => ({ delivery: claim.id, subject: claim.eventId, outcome, durationMs: Math.round(performance.now() - started) });
  await attempt(claim).then(
    (outcome) => log().info(line(outcome), 'delivery'),
    (error) => log().error({ ...line('broken'), err: error }, 'delivery'),
  );
}

function counted(claims: readonly Claim[]): UnderWay {
  const counts: UnderWay = { inAll: claims.length, byAccount: {}, byEndpoint: {} };
  for (const { accountId, endpointId } of claims) {
    counts.byAccount[accountId] = (counts.byAccount[accountId] ?? 0) + 1;
    counts.byEndpoint[endpointId] = (counts.byEndpoint[endpointId] ?? 0) + 1;
  }
  return counts;
}
