import { z } from 'zod';
import { fates } from '../../signatures/views/own-request';
import { eventOrigins } from '../origins';
import { automationStatuses } from '../rules';

/** What stands around a run, as its page shows it. */
export const runContext = z.object({
  cameBy: z.enum(eventOrigins).nullable(),
  importId: z.string().nullable(),
  siblings: z.array(z.object({ id: z.string(), status: z.enum(automationStatuses), version: z.int(), createdAt: z.string(), isFirst: z.boolean() })),
  /** What was mailed about it: its outputs, and what went to be signed. Nothing that was overtaken before it left. */
  emails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      fate: z.enum(fates),
      at: z.string(),
      problem: z.string().nullable(),
      /** Whether the address has said that it wants no more of the account. */
      isUnwanted: z.boolean(),
    }),
  ),
  nextTryAt: z.string().nullable(),
});
export type RunContext = z.output<typeof runContext>;
