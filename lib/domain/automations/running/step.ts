import type { Tx } from '@/lib/core/db';
import type { Finding } from '@/lib/engines/office/language/finding';
import type { Setting } from '@/lib/engines/office/language/setting';
import type { DocumentDefinition } from '../../workflows/definition';
import type { OutputRow } from '../outputs/store';
import type { RunRow, StepRow } from './store';

/** What a step is given: its run, the settings that it is pinned to, and what came in. */
export type StepWork = {
  run: RunRow;
  step: StepRow;
  document: DocumentDefinition;
  setting: Setting;
  /** The body of the post, and which lists it did not bring. */
  values: unknown;
  opened: readonly string[];
  /** All steps of the run, and what they have made so far. */
  steps: readonly StepRow[];
  outputs: readonly OutputRow[];
  signal: AbortSignal;
};

export type StepOutcome = {
  /** Warnings. */
  findings: Finding[];
  /**
   * Keeps what was made, in the transaction in which the step is done: whoever comes second never gets here. Bytes lie
   * in storage already. Returns what the step's record says of it: ids, hashes and times, no contents.
   */
  save(tx: Tx, at: Date): Promise<Record<string, unknown>>;
};

/** Does the work of a step outside any transaction. Throws StepFailure, or what `failureOf` knows. */
export type DoStep = (work: StepWork) => Promise<StepOutcome>;
