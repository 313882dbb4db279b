import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/settings/sessions/end-others/route';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { endOtherSessions } from './end-other-sessions';
import { listSessions } from './list-sessions';

const sessionsOf = (personId: string) => db().session.count({ where: { userId: personId } });

test('all browsers of the person are signed out but this one, and nobody else’s', async () => {
  const [{ account }, other] = [await makeAccount(), await makeAccount()];
  for (const personId of [account.ownerId, account.ownerId, other.account.ownerId]) await signIn(personId);
  const caller = await signedInCaller(account.ownerId);
  const own = (await perform(listSessions, {}, caller)).sessions.find(({ isThis }) => isThis)?.id ?? '';
  expect(await perform(endOtherSessions, { session_id: own }, caller)).toEqual({ ended: 2 });
  expect((await perform(listSessions, {}, caller)).sessions).toMatchObject([{ id: own, isThis: true }]);
  expect(await sessionsOf(other.account.ownerId)).toBe(1);
});

test('404 for a form that another browser was shown, and nothing ends', async () => {
  const { account } = await makeAccount();
  await signIn(account.ownerId);
  const caller = await signedInCaller(account.ownerId);
  const another = (await perform(listSessions, {}, caller)).sessions.find(({ isThis }) => !isThis)?.id ?? '';
  await expect(perform(endOtherSessions, { session_id: another }, caller)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(await sessionsOf(account.ownerId)).toBe(2);
});

test('its form leads back to the page and says what was done', async () => {
  const { account } = await makeAccount();
  await signIn(account.ownerId);
  const { headers, cookie } = await signIn(account.ownerId);
  const own = await db().session.findUniqueOrThrow({ where: { sessionToken: sha256(cookie.split('=')[1] ?? '') } });
  const request = { method: 'POST', headers, body: new URLSearchParams({ session_id: own.id }) };
  const answer = await POST(new Request('http://localhost:3000/dashboard/settings/sessions/end-others', request));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/settings?done=others']);
  expect(await sessionsOf(account.ownerId)).toBe(1);
});
