import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/palette/requests/route';
import { pageAccountHeader } from '@/lib/domain/accounts/page-account/rules';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';

const find = (cookie: string, query: string, headers: Record<string, string> = {}) =>
  call(GET, { url: `http://localhost:3000/dashboard/data/palette/requests?${query}`, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } });

test('the requests with these words, the newest first, of the account alone', async () => {
  const { account, key } = await makeAccount();
  const neighbour = await makeAccount();
  for (const title of ['Lease of a boat', 'Offer', 'Lease of a house']) await createRequest(key, { title });
  await createRequest(neighbour.key, { title: 'Lease of a field' });
  const { cookie } = await signIn(account.ownerId);
  const { json } = await find(cookie, 'search=leas');
  expect(json).toEqual([
    { id: expect.any(String), title: 'Lease of a house', signer: 'Anna Berg' },
    { id: expect.any(String), title: 'Lease of a boat', signer: 'Anna Berg' },
  ]);
  expect((await find(cookie, 'search=leas&limit=1')).json).toHaveLength(1);
  for (const nothing of ['', 'search=', 'search=%25', 'search=zebra']) expect((await find(cookie, nothing)).json, nothing).toEqual([]);
});

test('a page of another account than the one acted for is told so', async () => {
  const { account, key } = await makeAccount();
  await createRequest(key, { title: 'Lease' });
  const { cookie } = await signIn(account.ownerId);
  expect((await find(cookie, 'search=lease', { [pageAccountHeader]: account.id })).json).toHaveLength(1);
  expect(await find(cookie, 'search=lease', { [pageAccountHeader]: 'acc_other' })).toMatchObject({ status: 409, json: { error: 'other_account' } });
});
