import { expect, test } from 'vitest';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '../account';
import { nobody } from '../nobody';
import { statementsOf } from '../plans-of';
import { createRequest, readStatus, sign, tokenIn } from '../signing';

/** What reaches the database, beginnings and ends of transactions included; checks of foreign keys by the database itself are not. */
const most = { create: 9, status: 2, 'signing page': 1, sign: 24 };

test('a create, a status, a signing page and a signature ask the database no more often than is said', { timeout: 60_000 }, async () => {
  const { key } = await makeAccount();
  // Keys, queues and the like are read once for many.
  const warm = (await createRequest(key)).json;
  await readStatus(warm.request_id, { key });
  await sign(warm.signer_link);
  const asked: Record<string, string[]> = {};
  const count = async (name: string, work: () => Promise<unknown>) => {
    asked[name] = (await statementsOf(work)).map(({ text }) => text.replace(/\s+/g, ' ').slice(0, 150));
  };
  let created = warm;
  await count('create', async () => {
    created = (await createRequest(key)).json;
  });
  await count('status', () => readStatus(created.request_id, { key }));
  await count('signing page', () => perform(getSigningPage, { token: tokenIn(created.signer_link), problem: null }, nobody));
  await count('sign', () => sign(created.signer_link));
  const tooOften = Object.entries(most).flatMap(([name, limit]) => ((asked[name]?.length ?? 0) > limit ? [[name, ...(asked[name] ?? [])]] : []));
  expect(tooOften).toEqual([]);
});
