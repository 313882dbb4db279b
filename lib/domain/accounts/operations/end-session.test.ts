import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/settings/sessions/end/route';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { readSession } from '../session';
import { endSession } from './end-session';

async function person() {
  const { account } = await makeAccount();
  const { cookie, headers } = await signIn(account.ownerId);
  const token = cookie.split('=')[1] ?? '';
  return { account, token, headers, session: async () => (await readSession(token))?.sessionId ?? null };
}

const post = (headers: Record<string, string>, session_id: string) =>
  POST(new Request('http://localhost:3000/dashboard/settings/sessions/end', { method: 'POST', headers, body: new URLSearchParams({ session_id }) }));

test('that browser is signed out, and the one that asks is not', async () => {
  const one = await person();
  const caller = await signedInCaller(one.account.ownerId);
  const id = (await one.session()) ?? '';
  expect(await perform(endSession, { session_id: id }, caller)).toEqual({ id });
  expect(await one.session()).toBeNull();
  await expect(perform(endSession, { session_id: id }, caller)).rejects.toMatchObject({ code: 'not_found', status: 404 });
});

test('404 for a session of somebody else, which stays', async () => {
  const [one, other] = [await person(), await person()];
  const caller = await signedInCaller(one.account.ownerId);
  await expect(perform(endSession, { session_id: (await other.session()) ?? '' }, caller)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(await other.session()).not.toBeNull();
});

test('its form leads back to the page and says what was done; that of another site ends nothing', async () => {
  const one = await person();
  const { headers } = await signIn(one.account.ownerId);
  const id = (await one.session()) ?? '';
  const foreign = await post({ ...headers, origin: 'https://evil.example' }, id);
  expect([foreign.status, foreign.headers.get('location'), await one.session()]).toEqual([303, '/dashboard/settings?problem=foreign_page', id]);
  const own = await post(headers, id);
  expect([own.status, own.headers.get('location'), await one.session()]).toEqual([303, '/dashboard/settings?done=session', null]);
});
