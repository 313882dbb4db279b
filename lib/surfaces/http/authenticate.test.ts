import { expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { signIn } from '@/lib/testing/session';
import { authenticate, type SessionUse } from './authenticate';

const credential = async (headers: Record<string, string>, use?: SessionUse) => (await authenticate(new Headers(headers), 'test', use)).credential;
const nobody = { kind: 'none', rejected: false };

test('a session counts for what our own pages send', async () => {
  const { account } = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  const session = { kind: 'session', sessionId: expect.any(String), personId: account.ownerId, accountId: account.id, role: 'owner' };
  expect(await credential({ cookie, origin: 'http://localhost:3000' })).toEqual(session);
  expect(await credential({ cookie, 'sec-fetch-site': 'same-origin' })).toEqual(session);
  expect(await credential({ cookie: `a=b; ${cookie}; c=d`, origin: 'http://localhost:3000' })).toEqual(session);
});

test('a session does not count for what another site, or nobody known, sends; except for the reading of a page', async () => {
  const { account } = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  const foreign = [
    {},
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ];
  for (const headers of foreign) expect(await credential({ cookie, ...headers } as Record<string, string>), JSON.stringify(headers)).toEqual(nobody);
  expect(await credential({ cookie }, 'page')).toMatchObject({ kind: 'session' });
});

test('a key in the Authorization header goes before a session, and a rejected one does not fall back to it', async () => {
  const { account, key } = await makeAccount();
  const { headers } = await signIn(account.ownerId);
  expect(await credential({ ...headers, authorization: `Bearer ${key}` })).toMatchObject({ kind: 'key' });
  expect(await credential({ ...headers, authorization: 'Bearer sk_live_wrong' })).toEqual({ kind: 'none', rejected: true });
});

test('a session that is malformed, unknown or over counts as none', async () => {
  const { account } = await makeAccount();
  const { cookie, headers } = await signIn(account.ownerId);
  const origin = headers.origin;
  for (const other of ['paraph-session=', 'paraph-session=x', `paraph-session=${'x'.repeat(43)}`, cookie.slice(0, -1), `other-${cookie}`])
    expect(await credential({ cookie: other, origin })).toEqual(nobody);
  try {
    setClock(() => new Date(Date.now() + 30 * 24 * 3600_000 + 1000));
    expect(await credential({ ...headers })).toEqual(nobody);
  } finally {
    setClock(null);
  }
  await db().session.deleteMany({ where: { userId: account.ownerId } });
  expect(await credential({ ...headers })).toEqual(nobody);
});
