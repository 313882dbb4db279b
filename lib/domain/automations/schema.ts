/** Terminology: see `rules.ts`. */
import { z } from 'zod';
import { automationIdPattern, automationStatuses, eventIdPattern, eventStatuses, stepKinds, stepStatuses } from './rules';

export const sourceSecret = z
  .string()
  .meta({ description: 'What stands behind `/in/` in the webhookUrl of a source.', examples: ['4Xw1mQvB7nK0pR3sT6uY9zA2cE5fH8jL1oP4rS7tU0w'] });

export const automationId = z
  .string()
  .regex(automationIdPattern)
  .meta({ description: '`aut_` and 20 letters and digits.', examples: ['aut_3kTbYpQ0xWm7cRz1NvL5'] });
export const eventId = z
  .string()
  .regex(eventIdPattern)
  .meta({ description: '`evt_` and 20 letters and digits.', examples: ['evt_9sHd2LqVwX4mBn6TzKc8'] });

export const takenPost = z
  .object({
    eventId,
    automationId: automationId.nullable().meta({ description: 'Null where none was started.' }),
    status: z.enum(eventStatuses).meta({
      description: '`queued`: an automation was started. `sample`: the workflow is incomplete, and keeps it as a test submission. `held`: autoCreate is off.',
    }),
  })
  .meta({ id: 'TakenPost' });
