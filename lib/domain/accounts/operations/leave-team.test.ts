import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { getTeam } from './get-team';
import { leaveTeam } from './leave-team';

test.each(['viewer', 'editor', 'second'] as const)('%s leaves of their own accord, and acts for their own account then', async (who) => {
  const { people, as } = await makeTeam();
  await perform(leaveTeam, {}, await as(who));
  expect((await as(who)).credential).toMatchObject({ accountId: people[who].own });
  expect((await perform(getTeam, {}, await as('owner'))).events[0]).toMatchObject({ type: 'team.left' });
});

test('409 for who answers for the team, who stays its owner', async () => {
  const { as, id } = await makeTeam();
  await expect(perform(leaveTeam, {}, await as('owner'))).rejects.toMatchObject({ code: 'owner_stays', status: 409 });
  expect((await as('owner')).credential).toMatchObject({ accountId: id, role: 'owner' });
});

test('403 in a person’s own account, which nobody leaves', async () => {
  const { account } = await makeAccount();
  await expect(perform(leaveTeam, {}, await signedInCaller(account.ownerId))).rejects.toMatchObject({ code: 'no_team', status: 403 });
});
