import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { mailInMailbox, otherMachines, ownMachine } from '@/lib/testing/mail-mailbox';
import { readMailboxMessage } from './read-mailbox-message';

const read = (message_id: string, clientAddress: string = ownMachine.clientAddress) =>
  perform(readMailboxMessage, { message_id }, { ...ownMachine, clientAddress });

test('shows what came: texts, headers, and the names and sizes of attachments', async () => {
  const bytes = new Uint8Array(1234);
  const { id, to } = await mailInMailbox({ replyTo: 'sam@sender.example', attachments: [{ name: 'a.pdf', mimeType: 'application/pdf', bytes }] });
  const message = await read(id);
  expect(message).toMatchObject({ id, recipient: to, subject: 'A note', html: '<p>Hello</p>', text: 'Hello' });
  expect(message.attachments).toEqual([{ index: 0, name: 'a.pdf', bytes: 1234 }]);
  expect(message.headers).toEqual(
    expect.arrayContaining([
      { name: 'To', value: to },
      { name: 'Reply-To', value: 'sam@sender.example' },
      { name: 'Auto-Submitted', value: 'auto-generated' },
    ]),
  );
});

test('404 for an email that is not there, and for every other machine', async () => {
  const { id } = await mailInMailbox();
  await expect(read('eml_unknown')).rejects.toMatchObject({ status: 404 });
  for (const address of otherMachines) await expect(read(id, address), address).rejects.toMatchObject({ status: 404 });
});
