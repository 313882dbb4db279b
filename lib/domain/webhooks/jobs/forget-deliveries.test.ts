import { expect, test } from 'vitest';
import { daysAfter, now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { listenTo } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';

test('removes what ended or was held over thirty days ago, with its attempts, and keeps what waits', async () => {
  const { account } = await makeAccount();
  const endpoint = await listenTo('requests', account.id);
  const make = async (status: string, daysAgo: number) => {
    const id = newId('dlv');
    const at = daysAfter(now(), -daysAgo);
    const times = status === 'pending' ? { nextAt: at } : { finishedAt: at };
    const data = { id, endpointId: endpoint.id, eventId: newId('evt'), type: 'request.signed', accountId: account.id, status, createdAt: at, ...times };
    await db().webhookDelivery.create({ data: { ...data, tries: { create: { number: 1, at, durationMs: 1, status: 200 } } } });
    return id;
  };
  const gone = [await make('delivered', 31), await make('failed', 31), await make('held', 31)];
  const kept = [await make('delivered', 29), await make('failed', 29), await make('held', 29), await make('pending', 31)];
  await runJob('forget-deliveries');
  const there = (await db().webhookDelivery.findMany({ where: { endpointId: endpoint.id } })).map(({ id }) => id);
  expect(there.sort()).toEqual(kept.sort());
  expect(await db().webhookAttempt.count({ where: { deliveryId: { in: gone } } })).toBe(0);
});
