import { knownByName } from '@/lib/core/known-by-name';

/** What a caller is told who may try again; it stands in public answers. */
export const BUSY = 'Too many documents are being made right now. Try again shortly.';

/** What nobody is told. */
export const LEFT = 'Whoever asked for this has gone.';

export type EngineFailureReason =
  /** Too many jobs wait, or the machine is too busy to finish one in time; try again in some seconds. */
  | 'busy'
  /** The job took longer than it may; its child was killed. */
  | 'timeout'
  /** The child gave up on the job, in most cases as its memory was used up; another would too. */
  | 'abort'
  /** No child can be started. */
  | 'start'
  /** The child died twice on this job. */
  | 'crash'
  /** The child answered that the job cannot be done. */
  | 'job'
  | 'closed'
  /** Nobody waits for it any more. */
  | 'left';

/** A job of a child process that came to nothing. */
export class EngineFailure extends Error {
  static override [Symbol.hasInstance] = knownByName('EngineFailure');

  constructor(
    readonly reason: EngineFailureReason,
    message: string,
    /** What the child called it, such as `bad_image`. */
    readonly code?: string,
  ) {
    super(message);
    this.name = 'EngineFailure';
  }
}
