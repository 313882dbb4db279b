import { endIfUnsound } from './end-if-unsound.ts';
import type { JobBegun, JobMessage, JobReply, Jobs } from './jobs.ts';
import { limitProcessor, spentMs } from './processor-limit.ts';

/** In a child: does what the pool sends, and answers. `afterwards` runs when an answer is on its way. */
export function answerJobs<Work extends Jobs>(work: Work, afterwards?: () => Promise<void>): void {
  process.on('message', async ({ id, kind, job, processorMs }: JobMessage) => {
    if (processorMs !== undefined) process.send?.({ id, spentBeforeMs: spentMs() } satisfies JobBegun);
    const finish = processorMs === undefined ? undefined : limitProcessor(processorMs);
    const reply = await answerTo(id, () => (work[kind] as (job: unknown) => unknown)(job));
    process.send?.({ ...reply, spentMs: finish?.() });
    await afterwards?.();
  });
}

async function answerTo(id: number, work: () => unknown): Promise<JobReply> {
  try {
    return { id, ok: true, value: await work() };
  } catch (error) {
    endIfUnsound(error);
    // A code is what our own code gives an error that the parent is to tell from others.
    const { message, code } = error as { message?: string; code?: string };
    return { id, ok: false, error: message ?? String(error), code };
  }
}
