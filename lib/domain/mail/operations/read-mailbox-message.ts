import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { findMessage } from '@/lib/engines/mail/store';
import { mailErrors } from '../errors';
import { byOwnMachine, messageId } from '../mailbox-access';

export const readMailboxMessage = operation({
  name: 'readMailboxMessage',
  summary: 'One email in the development mailbox',
  effect: 'read',
  success: 200,
  auth: byOwnMachine,
  body: 'none',
  input: z.strictObject({
    message_id: messageId,
  }),
  output: z.object({
    id: z.string(),
    sender: z.string(),
    recipient: z.string(),
    subject: z.string(),
    at: z.string(),
    html: z.string(),
    text: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    attachments: z.array(z.object({ index: z.number(), name: z.string(), bytes: z.number() })),
  }),
  errors: [mailErrors.messageUnknown],
  async run({ message_id }) {
    const message = await findMessage(message_id);
    if (!message) throw mailErrors.messageUnknown();
    return {
      ...message,
      at: message.createdAt.toISOString(),
      headers: Object.entries(message.headers).map(([name, value]) => ({ name, value })),
      attachments: message.attachments.map(({ name, base64 }, index) => ({ index, name, bytes: Buffer.byteLength(base64, 'base64') })),
    };
  },
});
