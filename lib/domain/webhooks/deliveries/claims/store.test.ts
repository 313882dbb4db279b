import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { putDelivery, setOthersAside } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { type Claim, claimDue, type UnderWay } from './store';

const start = new Date('2026-11-22T10:00:00Z');
const lease = new Date(start.getTime() + 60_000);
const wide = { inAll: 100, perAccount: 100, perEndpoint: 100, perFailing: 100, keptForFirst: 0 };
const idle: UnderWay = { inAll: 0, byAccount: {}, byEndpoint: {} };

/** Accounts with one endpoint each, for which so many deliveries are due: the ids of the endpoints. */
async function waiting(...counts: number[]) {
  const accounts = await Promise.all(counts.map(async () => (await makeAccount()).account.id));
  await setOthersAside(accounts);
  const endpoints: string[] = [];
  for (const [index, accountId] of accounts.entries()) {
    const { id } = await listenTo('requests', accountId);
    endpoints.push(id);
    for (let made = 0; made < (counts[index] ?? 0); made += 1)
      await putDelivery(id, accountId, 'pending', new Date(start.getTime() - 1000 + 100 * index + made));
  }
  return { accounts, endpoints };
}

const counts = (claims: readonly Claim[], endpoints: readonly string[]) => endpoints.map((id) => claims.filter(({ endpointId }) => endpointId === id).length);

test('of eight at once one gets a delivery, and until its lease ends nobody else does', async () => {
  await waiting(1);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimDue(start, lease, wide, idle)));
  expect(claims.flat()).toHaveLength(1);
  expect(await claimDue(new Date(lease.getTime() - 1), lease, wide, idle)).toEqual([]);
  expect(await claimDue(lease, new Date(lease.getTime() + 60_000), wide, idle)).toHaveLength(1);
});

test('where there is room for a few, those are taken that wait longest, of each account as many', async () => {
  const { endpoints } = await waiting(50, 3, 1);
  const claims = await claimDue(start, lease, { ...wide, inAll: 7 }, idle);
  expect(counts(claims, endpoints)).toEqual([3, 3, 1]);
  const times = claims.filter(({ endpointId }) => endpointId === endpoints[0]).map(({ createdAt }) => createdAt.getTime() - start.getTime() + 1000);
  expect(times.sort()).toEqual([0, 1, 2]);
});

test('what is under way counts: of its endpoint, of its account, and of all', async () => {
  const { accounts, endpoints } = await waiting(9, 9);
  const [first = '', second = ''] = endpoints;
  const none = await claimDue(start, lease, { ...wide, inAll: 5 }, { ...idle, inAll: 5 });
  expect(none).toEqual([]);
  const some = await claimDue(start, lease, { ...wide, perEndpoint: 4 }, { ...idle, byEndpoint: { [first]: 3, [second]: 4 } });
  expect(counts(some, endpoints)).toEqual([1, 0]);
  const more = await claimDue(start, lease, { ...wide, perAccount: 4 }, { ...idle, byAccount: { [accounts[0] ?? '']: 4, [accounts[1] ?? '']: 2 } });
  expect(counts(more, endpoints)).toEqual([0, 2]);
});

test('the last places are for the first two of an account, however many wait of those that have the others', async () => {
  const { accounts, endpoints } = await waiting(20, 20, 5);
  const [slow = '', another = ''] = accounts;
  const widths = { ...wide, inAll: 12, keptForFirst: 4 };
  const first = await claimDue(start, lease, widths, { ...idle, inAll: 8, byAccount: { [slow]: 4, [another]: 4 } });
  expect(counts(first, endpoints)).toEqual([0, 0, 2]);
  expect(counts(await claimDue(start, lease, widths, idle), endpoints)).toEqual([3, 3, 2]);
});

test('an account’s many endpoints together take no more than the account may have, and an endpoint that fails is tried one by one', async () => {
  const { accounts, endpoints } = await waiting(5);
  const [accountId = ''] = accounts;
  for (let index = 0; index < 6; index += 1) {
    const { id } = await listenTo('requests', accountId);
    endpoints.push(id);
    for (let made = 0; made < 5; made += 1) await putDelivery(id, accountId, 'pending', start);
  }
  await db().webhookEndpoint.update({ where: { id: endpoints[0] ?? '' }, data: { failingSince: start } });
  const claims = await claimDue(start, lease, { inAll: 100, perAccount: 12, perEndpoint: 4, perFailing: 1, keptForFirst: 0 }, idle);
  expect(claims).toHaveLength(12);
  expect(counts(claims, endpoints)[0]).toBe(1);
  expect(Math.min(...counts(claims, endpoints))).toBe(1);
});

test('nothing is taken that is not due, is held, or whose endpoint is disabled', async () => {
  const { accounts, endpoints } = await waiting(1);
  const [accountId = '', endpointId = ''] = [accounts[0], endpoints[0]];
  await putDelivery(endpointId, accountId, 'held', start);
  await putDelivery(endpointId, accountId, 'pending', new Date(start.getTime() + 1));
  await db().webhookEndpoint.update({ where: { id: endpointId }, data: { disabledAt: start } });
  expect(await claimDue(start, lease, wide, idle)).toEqual([]);
  await db().webhookEndpoint.update({ where: { id: endpointId }, data: { disabledAt: null } });
  expect(await claimDue(start, lease, wide, idle)).toHaveLength(1);
});
