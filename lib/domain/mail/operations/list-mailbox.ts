import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { listMessages } from '@/lib/engines/mail/store';
import { byOwnMachine } from '../mailbox-access';

const maxListed = 200;

export const listMailbox = operation({
  name: 'listMailbox',
  summary: 'The newest emails in the development mailbox',
  effect: 'read',
  success: 200,
  auth: byOwnMachine,
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    messages: z.array(z.object({ id: z.string(), recipient: z.string(), subject: z.string(), at: z.string() })),
    /** How many there are when only the newest are listed; null when these are all. */
    limitedTo: z.number().nullable(),
  }),
  errors: [],
  async run() {
    const rows = await listMessages(maxListed + 1);
    return {
      messages: rows.slice(0, maxListed).map(({ id, recipient, subject, createdAt }) => ({ id, recipient, subject, at: createdAt.toISOString() })),
      limitedTo: rows.length > maxListed ? maxListed : null,
    };
  },
});
