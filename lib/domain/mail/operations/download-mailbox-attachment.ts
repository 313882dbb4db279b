import { z } from 'zod';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { findMessage } from '@/lib/engines/mail/store';
import { mailErrors } from '../errors';
import { byOwnMachine, messageId } from '../mailbox-access';

export const downloadMailboxAttachment = operation({
  name: 'downloadMailboxAttachment',
  http: 'GET /mailbox/{message_id}/attachments/{index}',
  summary: 'One attachment of an email in the development mailbox',
  effect: 'read',
  success: 200,
  auth: byOwnMachine,
  body: 'none',
  input: z.strictObject({
    message_id: messageId,
    index: z.coerce.number().int().min(0).catch(-1),
  }),
  output: binaryFile('application/octet-stream'),
  errors: [mailErrors.messageUnknown],
  async run({ message_id, index }) {
    const file = (await findMessage(message_id))?.attachments[index];
    if (!file) throw mailErrors.messageUnknown();
    return new BinaryFile(new Uint8Array(Buffer.from(file.base64, 'base64')), file.mimeType, { name: file.name });
  },
});
