import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { runJob } from '@/lib/testing/run-job';
import { createRequest } from '@/lib/testing/signing';
import { queueEmail } from '../mail/queue-email';

/** Orders a mail about this subject and sends it. Returns what became of it. */
async function statusOfMailAbout(subject: { kind: string; id: string } | null): Promise<string> {
  const order = { kind: 'expired', subject, owner: 'acc_1', recipient: `${randomHex(6)}@sender.example`, language: 'en' } as const;
  const id = await transaction((tx) => queueEmail(tx, order));
  await runJob('send-email', id);
  return (await db().email.findUniqueOrThrow({ where: { id } })).status;
}

test('a mail about a request is written from it; one about nothing, nothing that is there, or no request, is dropped', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const id = json.request_id as string;
  expect(await statusOfMailAbout({ kind: 'request', id })).toBe('sent');
  for (const subject of [null, { kind: 'request', id: '0'.repeat(32) }, { kind: 'workflow', id }]) expect(await statusOfMailAbout(subject)).toBe('dropped');
});
