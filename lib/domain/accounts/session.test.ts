import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { signIn } from '@/lib/testing/session';
import { readSession, seenEveryMs, sessionDays } from './session';
import { noteSeen } from './sessions/store';
import { createTeam, setMember } from './teams';

afterEach(() => setClock(null));

const start = new Date('2026-11-22T10:00:00Z');
const at = (ms: number) => setClock(() => new Date(start.getTime() + ms));

async function signedIn() {
  at(0);
  const { account } = await makeAccount();
  const { cookie } = await signIn(account.ownerId);
  const row = () => db().session.findFirstOrThrow({ where: { userId: account.ownerId } });
  return { account, token: cookie.split('=')[1] ?? '', row };
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

test('a session works until its last moment, and at the very second of its end no longer', async () => {
  const { account, token } = await signedIn();
  const end = sessionDays * 24 * 3_600_000;
  at(end - 1);
  expect(await readSession(token)).toMatchObject({ accountId: account.id });
  at(end);
  expect(await readSession(token)).toBeNull();
});

test('who names no account, or one that is not theirs, acts for their own, though a team is older', async () => {
  at(-60_000);
  const { account: stranger } = await makeAccount();
  const team = await createTeam(stranger.ownerId, 'Older');
  const { account, token } = await signedIn();
  await setMember(team.id, account.ownerId, 'editor');
  const acting = async (wanted: string | null) => (await readSession(token, wanted))?.accountId;
  expect([await acting(null), await acting(stranger.id), await acting(team.id)]).toEqual([account.id, account.id, team.id]);
});
