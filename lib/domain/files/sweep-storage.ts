import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { type Sweep, sweepBlobs } from '@/lib/engines/storage/sweep-blobs';
import { claimSweep, dropNotedAgain, forgottenAmong, knownBlobs, settleForgotten } from './store';

const hourMs = 60 * 60 * 1000;
/** Called every hour, swept once a day, whichever process is up and at whatever hour. */
const sweepEveryMs = 23 * hourMs;

/** Sweeps storage where the last sweep is a day ago, and says what it did; null where it is not. */
export async function sweepStorage(): Promise<Sweep | null> {
  const at = now();
  return (await claimSweep(at, new Date(at.getTime() - sweepEveryMs))) ? sweepNow() : null;
}

/** With `evenMany`, also where so many are unknown that the database may be the wrong one. */
export async function sweepNow(options: { evenMany?: boolean } = {}): Promise<Sweep> {
  const sweep = await sweepBlobs(knownBlobs, { ...options, forgotten: { among: forgottenAmong, settle: settleForgotten } });
  await dropNotedAgain();
  if (sweep.stopped)
    log().error(
      sweep,
      'the sweep of storage took only what was erased on purpose: of too many other files no record speaks. Is this the right database? If it is: npm run admin -- storage sweep --even-many',
    );
  else log().info(sweep, 'storage swept');
  return sweep;
}
