import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { callerActingFor } from '@/lib/testing/teams';
import { maxTeams } from '../members/rules';
import { createTeam } from './create-team';
import { getTeam } from './get-team';

test('201 with a team that its maker owns and answers for; the log says who made it', async () => {
  const { account } = await makeAccount({ name: 'Kim' });
  const { accountId } = await perform(createTeam, { name: '  Legal ' }, await signedInCaller(account.ownerId));
  const team = await perform(getTeam, {}, await callerActingFor(account.ownerId, accountId));
  expect(team).toMatchObject({ name: 'Legal', mayManage: true, members: [{ name: 'Kim', role: 'owner', answers: true, isSelf: true }] });
  expect(team.events).toMatchObject([{ type: 'team.created', told: { by: 'Kim', person: 'Kim' } }]);
});

test('400 for a name that is empty, long or has unseen characters', async () => {
  const caller = await signedInCaller((await makeAccount()).account.ownerId);
  for (const name of [' ', 'x'.repeat(81), 'a\u202eb']) await expect(perform(createTeam, { name }, caller), name).rejects.toMatchObject({ status: 400 });
});

test('400 for a name with a web or email address: no invitation brings a link but its own', async () => {
  const caller = await signedInCaller((await makeAccount()).account.ownerId);
  const names = ['Your mailbox is full: https://evil.example/login', 'www.evil.example', 'Log in at evil.com', 'help@evil.example'];
  for (const name of names)
    await expect(perform(createTeam, { name }, caller), name).rejects.toMatchObject({ details: [{ path: 'name', code: 'name_with_address' }] });
});

test('409 when a person answers for as many teams as one may', async () => {
  const { account } = await makeAccount();
  const row = (n: number) => ({ id: `${account.id}${n}`, kind: 'team', name: 'Team', createdAt: new Date(), ownerId: account.ownerId });
  await db().account.createMany({ data: Array.from({ length: maxTeams }, (_, n) => row(n)) });
  await expect(perform(createTeam, { name: 'One more' }, await signedInCaller(account.ownerId))).rejects.toMatchObject({ code: 'too_many_teams' });
});
