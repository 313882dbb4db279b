import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/requests/[request_id]/pages/[page]/route';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { endSession } from '@/lib/domain/accounts/session';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { createRequest, sign } from '@/lib/testing/signing';

const read = (request_id: string, headers: Record<string, string>, page = '1', query = '') =>
  call(GET, { params: { request_id, page }, headers, url: `http://localhost:3000/${query}` });

test('200 with the page as it is presented, and once it is signed as it was signed, certificate and all', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  const { headers } = await signIn(account.ownerId);
  const presented = await read(json.request_id, headers, '1', '?w=480');
  expect([presented.status, presented.response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(presented.response.headers.get('cache-control')).toBe('private, no-cache');
  expect((await read(json.request_id, headers, '1', '?of=signed')).status).toBe(409);
  await sign(json.signer_link);
  const bytesOf = async (page: string, of: string) => Buffer.from(await (await read(json.request_id, headers, page, `?w=480&of=${of}`)).response.arrayBuffer());
  expect((await bytesOf('1', 'signed')).equals(await bytesOf('1', 'presented'))).toBe(false);
  expect((await read(json.request_id, headers, '2', '?of=signed')).status).toBe(200);
});

test('a browser that has the page is told so while its person is signed in, and shows it no more afterwards', async () => {
  const { account, key } = await makeAccount();
  const { request_id } = (await createRequest(key)).json;
  const { headers, cookie } = await signIn(account.ownerId);
  const tag = (await read(request_id, headers)).headers.get('etag') ?? '';
  expect((await read(request_id, { ...headers, 'if-none-match': tag })).status).toBe(304);
  await endSession(cookie.split('=')[1] ?? '');
  expect((await read(request_id, { ...headers, 'if-none-match': tag })).status).toBe(401);
});

test('404 for a page that is not there, a neighbour, and once the document is erased; 401 for nobody and another site', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  const { headers, cookie } = await signIn(account.ownerId);
  for (const page of ['0', '2', '-1', 'x', '99999999999']) expect((await read(json.request_id, headers, page)).status, page).toBe(404);
  const neighbour = await signIn((await makeAccount()).account.ownerId);
  expect((await read(json.request_id, neighbour.headers)).status).toBe(404);
  expect((await read(json.request_id, {})).status).toBe(401);
  expect((await read(json.request_id, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  await db().signatureRequest.update({ where: { id: json.request_id }, data: { erasedAt: now() } });
  expect((await read(json.request_id, headers)).status).toBe(404);
});
