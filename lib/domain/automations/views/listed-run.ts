import { z } from 'zod';
import { eventOrigins } from '../origins';
import { automationStatuses } from '../rules';

const time = z.string();

/** `kind`: the most that became of it. */
const madeFile = z.object({ href: z.string(), mimeType: z.string(), kind: z.enum(['signedPdf', 'pdf', 'file']) });

/** A run as its workflow's list shows it. */
export const listedRun = z.object({
  id: z.string(),
  status: z.enum(automationStatuses),
  version: z.int(),
  warnings: z.int(),
  /** Why it failed. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  isTest: z.boolean(),
  isRerun: z.boolean(),
  cameBy: z.enum(eventOrigins).nullable(),
  /** What its outputs are called, where each run's are called otherwise. */
  title: z.string().nullable(),
  /** The first values of what it was made from. */
  values: z.array(z.string()),
  /** Each with what is most worth opening of it: what was signed, else its PDF, else the document. */
  outputs: z.array(z.object({ id: z.string(), name: z.string(), file: madeFile.nullable() })),
});
export type ListedRun = z.output<typeof listedRun>;
