import { AppError } from '@/lib/core/errors';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { MAX_PASSWORD_BYTES, UnusablePassword } from '@/lib/engines/pdf/unusable-password';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { DamagedBlob, MissingBlob } from '@/lib/engines/storage/storage-errors';
import { triesAfterCrash } from '../rules';
import { StepFailure } from './step-failure';

const mendTag = 'Mend the tag in the template or the value in the data, then run the workflow anew.';

/** What each engine's failure means for a run. What nobody expected is tried again: it may be a database that restarts. */
export function failureOf(error: unknown): StepFailure {
  if (error instanceof StepFailure) return error;
  if (error instanceof FillFailed) return new StepFailure({ code: error.code, message: error.message, advice: mendTag, value: error.tag }, false, error);
  if (error instanceof OfficeRefused) {
    const { code, message, advice, faulty } = error;
    return new StepFailure({ code, message, advice, ...(faulty ? { value: `${faulty.tag} (${faulty.place})` } : {}) }, ranOut(error), error);
  }
  if (error instanceof ConversionFailed) {
    const { code, message, advice, isWorthARetry } = error;
    const then = code === 'converter_missing' ? `${advice} Then retry the automation.` : advice;
    const problem = { code, message, advice: then };
    return code === 'crashed' ? new StepFailure(problem, true, error, triesAfterCrash) : new StepFailure(problem, isWorthARetry, error);
  }
  if (error instanceof UnusablePassword) return unusablePassword(error);
  if (error instanceof MissingBlob || error instanceof DamagedBlob)
    return new StepFailure({ code: 'file_lost', message: 'The bytes of a file are no longer in storage.', advice: 'Tell the operator.' }, false, error);
  if (error instanceof EngineFailure) return new StepFailure({ code: 'busy', message: error.message, advice: 'It is tried again by itself.' }, true, error);
  if (error instanceof AppError) return new StepFailure({ code: error.code, message: reasonOf(error), advice: adviceOf(error) }, isPassing(error), error);
  const message = 'Something went wrong on our side.';
  return new StepFailure({ code: 'internal_error', message, advice: 'Retry the automation; if it fails again, tell the operator its id.' }, true, error);
}

/** No try makes another password of it. The problem says neither the password nor any value of it. */
function unusablePassword(error: UnusablePassword): StepFailure {
  const message = `pdfPassword came out as a password that no PDF can have. ${error.message}`;
  const advice = `Change the text of pdfPassword, or the values of its tags, to one line of 1 to ${MAX_PASSWORD_BYTES} bytes, then run the workflow anew.`;
  return new StepFailure({ code: 'unusable_password', message, advice }, false, error);
}

/** Time that ran out says little of a template that was read when it came in: the machine may have been busy. */
const ranOut = ({ cause }: OfficeRefused): boolean => cause instanceof EngineFailure && cause.reason !== 'abort';

/** What is busy or down now may not be later. */
const isPassing = ({ code, status }: AppError): boolean => status >= 500 || code === 'rate_limited';

/** A run's error has no details beside it: their sentences say what the error's own leaves to them. */
const reasonOf = ({ message, details }: AppError): string => details?.map((detail) => detail.message).join(' ') ?? message;

const adviceOf = ({ details, resetsAt }: AppError): string => {
  if (resetsAt) return `Retry the automation after ${resetsAt.toISOString()}.`;
  return details ? 'Mend the template, the settings of its signature, or the data that fill them, then run the workflow anew.' : mendTag;
};
