/** Why a step came to nothing, as its run's error says it: nothing secret may stand in it. */
export type StepProblem = {
  /** Stable, such as `missing_template`. */
  code: string;
  /** What is wrong. */
  message: string;
  /** What to do about it. */
  advice: string;
  /** The tag or value that is at fault, where it is one. */
  value?: string;
};

/** A step that failed. `isWorthARetry`: whether the same may well succeed later; `maxTries`: where it is given up before others. */
export class StepFailure extends Error {
  constructor(
    readonly problem: StepProblem,
    readonly isWorthARetry = false,
    cause?: unknown,
    readonly maxTries?: number,
  ) {
    super(problem.message, { cause });
    this.name = 'StepFailure';
  }
}
