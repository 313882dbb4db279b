import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import type { OfficeJobs, Outcome, Refusal } from '@/lib/engines/office/office-jobs';
import { officePool } from '@/lib/engines/office/office-pool';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { refuseFromOutside } from '@/lib/engines/office/package/refuse-from-outside';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';

type Result<Kind extends keyof OfficeJobs> = ReturnType<OfficeJobs[Kind]> extends Outcome<infer Done> ? Done : never;

/** Has a file read, filled or stripped in a child process. Throws an OfficeRefused, a FillFailed, or an EngineFailure for what is ours. */
export async function runOfficeJob<Kind extends keyof OfficeJobs>(kind: Kind, job: Parameters<OfficeJobs[Kind]>[0]): Promise<Result<Kind>> {
  // A file that is none need not wait for a child.
  refuseFromOutside(job.bytes);
  return runLoadedJob(kind, async () => job);
}

/** The same of a file that is read when its turn comes: of many at once only those are in memory that a child is given. */
export async function runLoadedJob<Kind extends keyof OfficeJobs>(kind: Kind, load: () => Promise<Parameters<OfficeJobs[Kind]>[0]>): Promise<Result<Kind>> {
  const checked = async () => {
    const job = await load();
    refuseFromOutside(job.bytes);
    return job as never;
  };
  const outcome = (await officePool().runLoaded(kind, checked).catch(tooComplex)) as Outcome<Result<Kind>>;
  if ('refused' in outcome) throw errorOf(outcome.refused);
  return outcome.done;
}

function errorOf(refusal: Refusal): Error {
  if (refusal.kind === 'values') return new FillFailed(refusal.code, refusal.tag, refusal.message);
  return new OfficeRefused(refusal.code, refusal.message, refusal.advice, refusal.faulty);
}

function tooComplex(error: unknown): never {
  const isFault = error instanceof EngineFailure && ['timeout', 'abort', 'crash'].includes(error.reason);
  if (!isFault) throw error;
  const message = 'The file takes more time or memory to be read than a document may.';
  throw new OfficeRefused('too_complex', message, 'Split it, or save it anew and send that.', undefined, error);
}
