import type { Filled, FillJob } from './fill/fill-template.ts';
import type { FaultyTag, OfficeFault } from './office-refused.ts';
import type { TemplateReading } from './template/read-template.ts';

/** Why nothing came of a job: the file's fault, or that of the values. */
export type Refusal =
  | { kind: 'file'; code: OfficeFault; message: string; advice: string; faulty: FaultyTag | undefined }
  | { kind: 'values'; code: string; message: string; tag: string };
/** Errors lose their members between processes. */
export type Outcome<Result> = { done: Result } | { refused: Refusal };

/** What office-child.ts does. */
export type OfficeJobs = {
  read: (job: { bytes: Uint8Array }) => Outcome<TemplateReading>;
  fill: (job: FillJob) => Outcome<Filled>;
  prepare: (job: { bytes: Uint8Array }) => Outcome<Uint8Array>;
};
