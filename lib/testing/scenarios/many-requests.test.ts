import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '@/lib/core/caller';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { statuses } from '@/lib/domain/signatures/rules';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '../account';
import { seedRequests } from '../many-requests';
import { scansOf } from '../plans-of';
import { signedInCaller } from '../session';
import { createRequest } from '../signing';

const COUNT = 20_000;
let caller: Caller;
let once: string;

beforeAll(async () => {
  const [own, others] = [await makeAccount(), await makeAccount()];
  for (const { key } of [own, others]) once = await seedRequests((await createRequest(key, { delivery: 'email' })).json.request_id, COUNT);
  caller = await signedInCaller(own.account.ownerId);
});

/** Tables that grow with the years are never read from end to end. */
async function expectIndexes(work: () => Promise<unknown>) {
  const scans = await scansOf(work);
  const grown = scans.filter(({ table }) => ['signature_requests', 'events', 'emails'].includes(table));
  expect(grown).not.toEqual([]);
  expect(grown.filter(({ how }) => how === 'Seq Scan')).toEqual([]);
}

test('the newest of many requests are found by an index, and so are those after any place', async () => {
  await expectIndexes(() => perform(listOwnRequests, {}, caller));
  const { next } = await perform(listOwnRequests, { limit: 50 }, caller);
  expect(next).not.toBeNull();
  await expectIndexes(() => perform(listOwnRequests, { cursor: next ?? undefined }, caller));
});

test.each(statuses)('of many requests those that are %s are found by an index', (status) => expectIndexes(() => perform(listOwnRequests, { status }, caller)));

test('of many requests one is found by its words, and so are many that share a word, by an index', async () => {
  const { items } = await perform(listOwnRequests, { search: once }, caller);
  expect(items.some(({ title }) => title === once)).toBe(true);
  for (const search of [once, 'Lease', 'anna', 'y', 'anna.77@signer.example']) await expectIndexes(() => perform(listOwnRequests, { search }, caller));
});

test('what needs somebody among many requests, and how many wait for whom, is found by an index', () => expectIndexes(() => perform(getOverview, {}, caller)));
