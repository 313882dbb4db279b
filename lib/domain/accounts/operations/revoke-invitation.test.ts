import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { invitationLetters, makeInvitation } from '@/lib/testing/invitations';
import { signedInCaller } from '@/lib/testing/session';
import { getTeam } from './get-team';
import { joinTeam } from './join-team';
import { revokeInvitation } from './revoke-invitation';

test('its link opens nothing, its letter is not sent any more, and the log says who revoked it', async () => {
  const { as, invitationId, token, people, email } = await makeInvitation();
  await perform(revokeInvitation, { invitation_id: invitationId }, await as('owner'));
  const caller = await signedInCaller(people.outsider.id);
  await expect(perform(joinTeam, { invitation_token: token }, caller)).rejects.toMatchObject({ code: 'revoked', status: 410 });
  expect(await invitationLetters(email)).toEqual([null]);
  const { events, invitations } = await perform(getTeam, {}, await as('owner'));
  expect([events[0]?.type, invitations]).toEqual(['team.invitation_revoked', []]);
});

test('404 for one of another team, which stays open', async () => {
  const { invitationId, as } = await makeInvitation();
  const other = await makeInvitation();
  await expect(perform(revokeInvitation, { invitation_id: invitationId }, await other.as('owner'))).rejects.toMatchObject({ status: 404 });
  expect((await perform(getTeam, {}, await as('owner'))).invitations).toHaveLength(1);
});
