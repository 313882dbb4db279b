import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { perform } from '@/lib/surfaces/perform/perform';
import { mailInMailbox, otherMachines, ownMachine } from '@/lib/testing/mail-mailbox';
import { listMailbox } from './list-mailbox';

const list = (clientAddress: string = ownMachine.clientAddress) => perform(listMailbox, {}, { ...ownMachine, clientAddress });

afterEach(() => {
  setClock(null);
  delete env().SMTP_URL;
  env().BASE_URL = 'http://localhost:3000';
});

test('shows the newest first, and nothing of what they say but the subject', async () => {
  setClock(() => new Date('2030-01-01T10:00:00Z'));
  const older = await mailInMailbox({ subject: 'Older' });
  setClock(() => new Date('2030-01-01T10:00:01Z'));
  const newer = await mailInMailbox({ subject: 'Newer' });
  const { messages, limitedTo } = await list();
  expect(messages.slice(0, 2)).toEqual([
    { id: newer.id, recipient: newer.to, subject: 'Newer', at: '2030-01-01T10:00:01.000Z' },
    { id: older.id, recipient: older.to, subject: 'Older', at: '2030-01-01T10:00:00.000Z' },
  ]);
  expect(limitedTo).toBeNull();
});

test('shows 200 at most, and says so', async () => {
  for (let count = 0; count < 201; count++) await mailInMailbox();
  const { messages, limitedTo } = await list();
  expect([messages.length, limitedTo]).toEqual([200, 200]);
});

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('answers %s', async (clientAddress) => {
  expect((await list(clientAddress)).messages).toBeDefined();
});

test.each(otherMachines)('404 for another machine: %j', async (clientAddress) => {
  await expect(list(clientAddress)).rejects.toMatchObject({ status: 404 });
});

test('404 where emails leave by a provider, or others could reach the service', async () => {
  env().SMTP_URL = 'smtp://127.0.0.1:9';
  await expect(list()).rejects.toMatchObject({ status: 404 });
  delete env().SMTP_URL;
  env().BASE_URL = 'https://sign.example.com';
  await expect(list()).rejects.toMatchObject({ status: 404 });
});
