import { expect, test } from 'vitest';
import { createTeam } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { signIn } from '@/lib/testing/session';
import { actFor } from './act-for';
import { sessionCredential } from './session-credential';

async function choose(personId: string, account: string, changes: Record<string, string> = {}) {
  const { cookie, headers } = await signIn(personId);
  const answer = await actFor.POST(
    new Request('http://localhost:3000/auth/act-for', {
      method: 'POST',
      body: new URLSearchParams({ account, to: '/dashboard/requests' }),
      headers: { ...headers, ...changes },
    }),
  );
  const chosen = answer.headers.get('set-cookie')?.split(';')[0];
  return { answer, acting: await sessionCredential(chosen ? `${cookie}; ${chosen}` : cookie) };
}

test('a person acts for a team of theirs from then on, and goes on where they were', async () => {
  const { account } = await makeAccount();
  const team = await createTeam(account.ownerId, 'Legal');
  const { answer, acting } = await choose(account.ownerId, team.id);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/requests']);
  expect(acting).toMatchObject({ accountId: team.id, role: 'owner' });
});

test('an account that is not theirs is not acted for, and a form of another site chooses nothing', async () => {
  const { account } = await makeAccount();
  const stranger = await makeAccount();
  const other = await choose(account.ownerId, stranger.account.id);
  expect(other.answer.headers.get('set-cookie')).toBeNull();
  expect(other.acting).toMatchObject({ accountId: account.id });
  const team = await createTeam(account.ownerId, 'Legal');
  expect((await choose(account.ownerId, team.id, { origin: 'https://evil.example' })).answer.status).toBe(403);
});
