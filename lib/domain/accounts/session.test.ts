import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { signIn } from '@/lib/testing/session';
import { readSession, seenEveryMs } from './session';
import { noteSeen } from './sessions/store';

afterEach(() => setClock(null));

const start = new Date('2026-11-22T10:00:00Z');
const at = (ms: number) => setClock(() => new Date(start.getTime() + ms));

async function signedIn() {
  at(0);
  const { account } = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  const row = () => db().session.findFirstOrThrow({ where: { userId: account.ownerId } });
  return { token: cookie.split('=')[1] ?? '', row };
}

test('a session knows when it was begun, and when it was last used to ten minutes: in between nothing is written', async () => {
  const { token, row } = await signedIn();
  expect(await row()).toMatchObject({ createdAt: start, seenAt: start });
  at(seenEveryMs - 1);
  await readSession(token);
  expect((await row()).seenAt).toEqual(start);
  at(seenEveryMs);
  await readSession(token);
  expect((await row()).seenAt).toEqual(new Date(start.getTime() + seenEveryMs));
});

test('of twenty requests at once one notes the use', async () => {
  const { row } = await signedIn();
  const { id } = await row();
  const later = new Date(start.getTime() + seenEveryMs);
  const noted = await Promise.all(Array.from({ length: 20 }, () => noteSeen(id, later, start)));
  expect(noted.filter(({ count }) => count === 1)).toHaveLength(1);
  expect((await row()).seenAt).toEqual(later);
});
