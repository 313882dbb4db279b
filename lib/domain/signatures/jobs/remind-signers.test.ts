import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { mailsQueued } from '@/lib/testing/request-mails';
import { runJob } from '@/lib/testing/run-job';
import { createRequest } from '@/lib/testing/signing';
import { suppress } from '../../mail/suppression';

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * 86_400_000 + 60_000));
afterEach(() => setClock(null));

async function waiting() {
  const { account, key } = await makeAccount();
  const signer = `${randomHex(6)}@signer.example`;
  const { json } = await createRequest(key, { delivery: 'email', signer: { name: 'Anna Berg', email: signer } });
  const reminders = async () => (await mailsQueued(json.request_id)).filter((line) => line === `reminder ${signer}`).length;
  const counted = async () => (await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } })).reminderCount;
  return { id: json.request_id as string, sender: account.id, signer, reminders, counted };
}

test('a signer who has waited for three days is reminded, and once', async () => {
  const { reminders } = await waiting();
  daysOn(2.9);
  await runJob('remind-signers');
  expect(await reminders()).toBe(0);
  daysOn(3);
  await Promise.all([runJob('remind-signers'), runJob('remind-signers')]);
  expect(await reminders()).toBe(1);
});

test.each([
  ['bounces', 'bounce', () => ''],
  ['complained of our mail', 'complaint', () => ''],
  ['blocked this sender', 'blocked', (sender: string) => sender],
] as const)('a signer whose address %s is not reminded, no reminder is counted, and others still are', async (_, reason, from) => {
  const [kept, other] = [await waiting(), await waiting()];
  await transaction((tx) => suppress(tx, { recipient: kept.signer, sender: from(kept.sender), reason }));
  daysOn(3);
  await runJob('remind-signers');
  expect([await kept.reminders(), await kept.counted()]).toEqual([0, 0]);
  expect([await other.reminders(), await other.counted()]).toEqual([1, 1]);
});

test('a block of another sender holds no reminder up', async () => {
  const { signer, reminders } = await waiting();
  await transaction((tx) => suppress(tx, { recipient: signer, sender: 'olga@sender.example', reason: 'blocked' }));
  daysOn(3);
  await runJob('remind-signers');
  expect(await reminders()).toBe(1);
});

test('a request whose fields can no longer be read holds no other up', async () => {
  const [broken, whole] = [await waiting(), await waiting()];
  await db().$executeRaw`UPDATE signature_requests SET fields = '{"no": 1}'::jsonb WHERE id = ${broken.id}`;
  daysOn(3);
  await runJob('remind-signers');
  expect(await whole.reminders()).toBe(1);
});
