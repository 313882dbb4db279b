import { z } from 'zod';
import { OutsideFailure } from '@/lib/engines/net/outside-failure';
import { judgeAddress } from '@/lib/engines/net/outside-url';

/** An address that the service will call: judged when it is set as it is at every call, so that a wrong one is not found by silence. */
export const outgoingAddress = z
  .string()
  .transform((text) => text.trim())
  .superRefine((text, context) => {
    try {
      judgeAddress(text);
    } catch (error) {
      if (!(error instanceof OutsideFailure)) throw error;
      context.addIssue({ code: 'custom', message: error.message, params: { code: error.reason } });
    }
  })
  .meta({ format: 'uri', description: 'The https address that the events of automations are POSTed to.', examples: ['https://example.com/hooks/paraph'] });
