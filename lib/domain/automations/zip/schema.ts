import { z } from 'zod';
import { automationIdPattern } from '../rules';
import { maxChosenRuns } from './rules';

/** Ids of runs with commas between them. */
export const chosenRuns = z
  .string()
  .max(maxChosenRuns * 30)
  .transform((text, context) => {
    const ids = text.split(',');
    if (ids.length <= maxChosenRuns && ids.every((id) => automationIdPattern.test(id))) return ids;
    context.addIssue({ code: 'custom', message: `Give at most ${maxChosenRuns} ids of runs, with commas between them.`, params: { code: 'invalid_ids' } });
    return z.NEVER;
  })
  .optional();
