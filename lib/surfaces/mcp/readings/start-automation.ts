import { z } from 'zod';
import type { Reading } from '../reading';

/** How soon there is something to see. */
const firstLookSeconds = 2;

/** Tells with the ids how to go on. */
export const startAutomationReading: Reading = {
  output: z.object({
    automationId: z.string(),
    eventId: z.string(),
    retry_after_seconds: z.int().meta({ description: 'Ask getAutomation then, not before.' }),
  }),
  async answer({ input, given, run }) {
    const { automationId, eventId } = (await run(given)) as { automationId: string; eventId: string };
    const say = `The run ${automationId} has begun. Call getAutomation with it and wkf_id ${input.wkf_id} in ${firstLookSeconds} seconds.`;
    return { say, data: { automationId, eventId, retry_after_seconds: firstLookSeconds } };
  },
};
