import { z } from 'zod';
import { transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { operation } from '@/lib/core/operation';
import { suppress } from '../../mail/suppression';
import { byStopLink } from '../unwanted/auth';

export const stopOutputs = operation({
  name: 'stopOutputs',
  http: 'POST /stop/{token}/send',
  summary: 'Get no more mail from the account whose workflow has sent a letter',
  effect: 'write',
  success: 200,
  auth: byStopLink,
  body: 'form',
  input: z.strictObject({ token: z.string() }),
  // What a mail program posts for its reader: RFC 8058, section 3.1.
  ways: {
    oneClick: {
      http: 'POST /stop/{token}/one-click',
      auth: byStopLink,
      input: z.strictObject({ token: z.string(), 'List-Unsubscribe': z.literal('One-Click') }),
    },
  },
  output: z.object({ stopped: z.literal(true) }),
  errors: [],
  async run(_, { scope: { letter } }) {
    const { recipient, accountId, runId } = letter;
    await transaction((tx) => suppress(tx, { recipient, sender: accountId, reason: 'reported' }));
    log().warn({ accountId, automation: runId }, 'outputs are not wanted by an address that they were mailed to');
    return { stopped: true as const };
  },
});
