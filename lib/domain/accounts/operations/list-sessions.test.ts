import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { rememberBrowser, sessionDays } from '../session';
import { listSessions } from './list-sessions';

afterEach(() => setClock(null));

const start = Date.parse('2026-11-22T10:00:00Z');
const at = (minutes: number) => setClock(() => new Date(start + minutes * 60_000));

test('a person’s sessions, the newest first, with browser and times, and which of them asks; nothing that opens one, and nobody else’s', async () => {
  const { account } = await makeAccount();
  await signIn((await makeAccount()).account.ownerId);
  at(0);
  const { cookie } = await signIn(account.ownerId);
  const token = cookie.split('=')[1] ?? '';
  await rememberBrowser(token, 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0');
  at(5);
  const caller = await signedInCaller(account.ownerId);
  const { sessions } = await perform(listSessions, {}, caller);
  expect(sessions).toEqual([
    { id: expect.any(String), browser: null, createdAt: '2026-11-22T10:05:00.000Z', seenAt: '2026-11-22T10:05:00.000Z', isThis: true },
    { id: expect.any(String), browser: 'Firefox, Windows', createdAt: '2026-11-22T10:00:00.000Z', seenAt: '2026-11-22T10:00:00.000Z', isThis: false },
  ]);
  const stored = await db().session.findMany({ where: { userId: account.ownerId } });
  for (const { sessionToken } of stored) expect(JSON.stringify(sessions)).not.toContain(sessionToken);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('one whose time is over is gone from the list', async () => {
  const { account } = await makeAccount();
  at(0);
  await signIn(account.ownerId);
  at(sessionDays * 24 * 60);
  const { sessions } = await perform(listSessions, {}, await signedInCaller(account.ownerId));
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true]);
});
