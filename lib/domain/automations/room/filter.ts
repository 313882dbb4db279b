import { z } from 'zod';
import { maxRunSearch, runStates } from './rules';

/** What a list of runs is narrowed to. Times are moments: the page knows the reader's zone. */
export const runFilterInput = {
  state: z.enum(runStates).optional(),
  search: z.string().max(maxRunSearch).optional(),
  version: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
  from: z.iso.datetime().optional(),
  until: z.iso.datetime().optional(),
};

export const runFilter = z.object(runFilterInput);
export type RunFilter = z.output<typeof runFilter>;
