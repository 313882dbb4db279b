import { db } from '@/lib/core/db';
import { advanceAutomation } from '@/lib/domain/automations/jobs/advance-automation';
import { explainSource } from '@/lib/domain/automations/operations/explain-source';
import { receiveSourceEvent } from '@/lib/domain/automations/operations/receive-source-event';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from './call';
import { offerPost } from './workflows';

/** Posts to a source as a service does. */
export const post = (secret: string, body: unknown = offerPost, headers: Record<string, string> = {}) =>
  call(serve(explainSource, receiveSourceEvent).POST, { method: 'POST', body: body as object, params: { secret }, headers });

const advanceOnce = (id: string) => advanceAutomation.run({ id }, new AbortController().signal);

/** Does all steps of a run, as the worker does job after job, until it has ended or waits for a time to come. */
export async function finish(id: string, maxJobs = 30) {
  for (let round = 0; round < maxJobs; round += 1) {
    await advanceOnce(id);
    const { status, steps } = await runOf(id);
    const isWaiting = steps.some((step) => step.status === 'waiting' && step.attempts > 0);
    if (status === 'completed' || status === 'failed' || isWaiting) break;
  }
  return runOf(id);
}

export const runOf = (id: string) =>
  db().automation.findUniqueOrThrow({ where: { id }, include: { steps: { orderBy: { position: 'asc' } }, outputs: { orderBy: { createdAt: 'asc' } } } });
