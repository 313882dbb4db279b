import { expect, test } from 'vitest';
import { GET } from '@/app/mailbox/[message_id]/attachments/[index]/route';
import { call } from '@/lib/testing/call';
import { mailInMailbox, otherMachines, ownMachine } from '@/lib/testing/mail-mailbox';

const download = (message_id: string, index: string, clientAddress: string = ownMachine.clientAddress) =>
  call(GET, { params: { message_id, index }, headers: { 'x-client-address': clientAddress } });

test('200 with the bytes of the attachment, to be saved under its name', async () => {
  const files = ['one', 'two'].map((text) => ({ name: `${text}.pdf`, mimeType: 'application/pdf', bytes: new TextEncoder().encode(text) }));
  const { id } = await mailInMailbox({ attachments: files });
  const { status, headers, response } = await download(id, '1');
  expect([status, headers.get('content-type'), await response.text()]).toEqual([200, 'application/pdf', 'two']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?two\.pdf"?$/);
});

test('404 for an attachment or an email that is not there, and for every other machine', async () => {
  const { id } = await mailInMailbox({ attachments: [{ name: 'a.pdf', mimeType: 'application/pdf', bytes: new Uint8Array(1) }] });
  expect((await download(id, '1')).status).toBe(404);
  expect((await download('eml_unknown', '0')).status).toBe(404);
  for (const address of otherMachines) expect((await download(id, '0', address)).status, address).toBe(404);
});
