import { z } from 'zod';
import { outcomes } from './rules';

/** A call of the log, as the people of its account see it. */
export const shownCall = z.object({
  id: z.string(),
  at: z.string(),
  /** `name` is null where the key is no longer known. */
  key: z.object({ id: z.string(), name: z.string().nullable() }),
  operation: z.string(),
  byTool: z.boolean(),
  status: z.number(),
  outcome: z.enum(Object.keys(outcomes) as [keyof typeof outcomes]),
  /** The error's code; null where there was none. */
  error: z.string().nullable(),
  durationMs: z.number(),
  correlationId: z.string(),
});

export type ShownCall = z.output<typeof shownCall>;
