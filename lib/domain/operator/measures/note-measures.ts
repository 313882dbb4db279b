import { hostname } from 'node:os';
import { now } from '@/lib/core/clock';
import { type Sample, samplesNow } from '@/lib/core/measures';
import { queueDepths } from '@/lib/engines/queue/queue-depths';
import type { Watch } from '@/lib/engines/queue/watch';
import { processSamples } from './process-samples';
import { measureEveryMs } from './rules';
import { countStates, putMeasures } from './store';

/** Of a process among others of its kind. */
export const instanceName = (): string => `${hostname()}:${process.pid}`;

/** Under which name what lies in the database is put down: whichever worker counted it last. */
export const ofDatabase = 'database';

/** The worker puts down what it measured of itself and of the database, so that whoever reads `/metrics` waits for neither. */
export async function noteMeasures(states: (at: Date) => Promise<Sample[]> = countStates): Promise<void> {
  const at = now();
  await putMeasures(`worker ${instanceName()}`, at, [...processSamples(), ...samplesNow()]);
  await putMeasures(ofDatabase, at, [...(await states(at)), ...(await queueSamples(at))]);
}

/** Counting years of rows takes a while: it is done again when a hundred times as long has passed, and costs a hundredth of a core at most. */
const restPerCount = 100;
let counted: { samples: Sample[]; restsUntilMs: number } | null = null;

async function statesNowAndThen(at: Date): Promise<Sample[]> {
  const began = performance.now();
  if (counted && began < counted.restsUntilMs) return counted.samples;
  const samples = await countStates(at);
  const endedMs = performance.now();
  counted = { samples, restsUntilMs: endedMs + restPerCount * (endedMs - began) };
  return samples;
}

async function queueSamples(at: Date): Promise<Sample[]> {
  return (await queueDepths()).flatMap(({ name: queue, oldestAt, ...depth }) => [
    ...(['waiting', 'delayed', 'active', 'dead'] as const).map((state) => ({ name: 'paraph_queue_jobs', labels: { queue, state }, value: depth[state] })),
    { name: 'paraph_queue_oldest_seconds', labels: { queue }, value: oldestAt ? Math.max(0, (at.getTime() - oldestAt.getTime()) / 1000) : 0 },
  ]);
}

let underWay: Promise<void> = Promise.resolve();

export const watchMeasures: Watch = {
  name: 'note-measures',
  everyMs: measureEveryMs,
  look() {
    underWay = noteMeasures(statesNowAndThen);
    return underWay;
  },
  ended: () => underWay.catch(() => undefined),
};
