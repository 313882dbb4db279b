import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { listenTo } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';

const minuteMs = 60_000;

test('what was planned while the clock was ahead is due, and what waits as long as it should goes on waiting', async () => {
  const { account } = await makeAccount();
  const endpoint = await listenTo('requests', account.id);
  const plan = async (attempts: number, inMinutes: number, attemptsBefore: number | null = null) => {
    const id = newId('dlv');
    const nextAt = new Date(now().getTime() + inMinutes * minuteMs);
    const data = { endpointId: endpoint.id, eventId: newId('evt'), type: 'request.signed', accountId: account.id, createdAt: now() };
    await db().webhookDelivery.create({ data: { ...data, id, status: 'pending', attempts, attemptsBefore, nextAt } });
    return id;
  };
  const dueIds = async () => {
    const rows = await db().webhookDelivery.findMany({ where: { endpointId: endpoint.id, status: 'pending', nextAt: { lte: now() } } });
    return rows.map(({ id }) => id).sort();
  };
  // After two in vain five minutes pass, or twice that where the receiver asks; a replay counts anew.
  const [tooFar, replayed, leased] = [await plan(2, 120), await plan(9, 60, 8), await plan(0, 30)];
  await Promise.all([plan(2, 9), plan(4, 230), plan(9, 24 * 60), plan(0, 1), plan(12, 1, 12)]);
  await runJob('hasten-deliveries');
  expect(await dueIds()).toEqual([tooFar, replayed, leased].sort());
});
