import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { listenTo } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';

afterEach(() => setClock(null));

const queued = (id: string) => db().$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'deliver-webhook' AND data->>'id' = ${id}`;

test('gives deliveries a job that are long overdue, of each endpoint fifty, and none to what is not due or has ended', async () => {
  const { account } = await makeAccount();
  const endpoint = await listenTo('requests', account.id);
  const start = Date.now();
  const make = async (status: string, dueInMs: number) => {
    const id = newId('dlv');
    const at = new Date(start + dueInMs);
    const data = { id, endpointId: endpoint.id, eventId: newId('evt'), type: 'request.signed', accountId: account.id, status, nextAt: at, createdAt: at };
    await db().webhookDelivery.create({ data });
    return id;
  };
  const lost = await make('pending', -90_000);
  const others = [await make('pending', -1_000), await make('pending', 90_000), await make('held', -90_000), await make('delivered', -90_000)];
  const many: string[] = [];
  for (let index = 0; index < 60; index += 1) many.push(await make('pending', -80_000 + index));
  setClock(() => new Date(start));
  await runJob('sweep-deliveries');
  expect(await queued(lost)).toHaveLength(1);
  for (const id of others) expect(await queued(id)).toEqual([]);
  const counts = await Promise.all(many.map(async (id) => (await queued(id)).length));
  expect(counts).toEqual([...Array(49).fill(1), ...Array(11).fill(0)]);
});
