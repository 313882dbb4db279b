import { db } from '@/lib/core/db';
import { jobs } from '@/lib/domain/jobs';

/** Runs a job as the worker does. */
export async function runJob(name: string, id = 'all'): Promise<void> {
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`There is no job "${name}"`);
  await job.run({ id }, new AbortController().signal);
}

/** Runs the job that finishes a request: by the event of its last signature, or by none where nobody has signed. */
export async function runFinishJob(requestId: string): Promise<void> {
  const event = await db().event.findFirst({ where: { subject: requestId, type: 'signature.accepted' } });
  await runJob('finish-request', event?.id ?? 'evt_none');
}
