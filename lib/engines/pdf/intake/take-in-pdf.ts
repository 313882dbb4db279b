import { intakePool } from '@/lib/engines/pdf/engine-pools';
import { BROKEN, FILE_FAULTS } from '@/lib/engines/pdf/intake/file-faults';
import type { IntakeJobs } from '@/lib/engines/pdf/intake/intake-jobs';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { refuseOtherFiles } from '@/lib/engines/pdf/intake/refuse-other-files';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';

const TOO_COMPLEX = 'The PDF takes too much time or memory to be read. Print it to a new PDF and send that.';

type Kind = keyof IntakeJobs;

/** Opens a PDF in a child process. Throws a DocumentRefusal for the file's faults, an EngineFailure for ours. */
export async function takeIn<One extends Kind>(kind: One, job: Parameters<IntakeJobs[One]>[0]): Promise<Awaited<ReturnType<IntakeJobs[One]>>> {
  refuseOtherFiles(job.pdf);
  return refusingFile(() => intakePool().run(kind, job));
}

/** What a child could not do with a file is a fault of the file; a full queue or a stopping engine is none. */
export async function refusingFile<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof EngineFailure ? refusalOf(error) : error;
  }
}

function refusalOf(failure: EngineFailure): Error {
  const { reason, code, message } = failure;
  if (reason === 'timeout' || reason === 'abort') return new DocumentRefusal('too_complex', TOO_COMPLEX, undefined, { cause: failure });
  if (reason === 'crash') return new DocumentRefusal('broken_pdf', BROKEN, undefined, { cause: failure });
  if (reason !== 'job') return failure;
  const fault = FILE_FAULTS.find((one) => one === code);
  return fault ? new DocumentRefusal(fault, message) : new DocumentRefusal('broken_pdf', BROKEN);
}
