import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { invitationLetters, mailedToken, makeInvitation } from '@/lib/testing/invitations';
import { signedInCaller } from '@/lib/testing/session';
import { inviteToTeam } from './invite-to-team';
import { joinTeam } from './join-team';
import { resendInvitation } from './resend-invitation';
import { revokeInvitation } from './revoke-invitation';

afterEach(() => setClock(null));

test('another letter with another link goes out; the one of before opens nothing, and is not sent if it still waits', async () => {
  const { as, email, invitationId, token, people } = await makeInvitation();
  await perform(resendInvitation, { invitation_id: invitationId }, await as('second'));
  const letters = await invitationLetters(email);
  expect(letters.map((letter) => letter !== null).sort()).toEqual([false, true]);
  const caller = await signedInCaller(people.outsider.id);
  await expect(perform(joinTeam, { invitation_token: token }, caller)).rejects.toMatchObject({ code: 'unknown', status: 404 });
});

test('the new link works for seven days from then, though the first would be over', async () => {
  const { as, email, invitationId, people } = await makeInvitation();
  setClock(() => daysAfter(new Date(), 6));
  await perform(resendInvitation, { invitation_id: invitationId }, await as('owner'));
  const invitation_token = await mailedToken(email);
  setClock(() => daysAfter(new Date(), 12.9));
  expect(await perform(joinTeam, { invitation_token }, await signedInCaller(people.outsider.id))).toHaveProperty('accountId');
});

test('403 while the own account of who answers for the team is suspended: no letter goes out, neither this one again nor another', async () => {
  const { as, email, invitationId, people } = await makeInvitation();
  const sent = await db().email.count({ where: { recipient: email } });
  await db().account.update({ where: { id: people.owner.own }, data: { suspendedAt: new Date() } });
  await expect(perform(resendInvitation, { invitation_id: invitationId }, await as('owner'))).rejects.toMatchObject({ code: 'team_suspended', status: 403 });
  const another = perform(inviteToTeam, { email: `another-${email}`, role: 'viewer' }, await as('second'));
  await expect(another).rejects.toMatchObject({ code: 'team_suspended', status: 403 });
  expect([await db().email.count({ where: { recipient: email } }), await db().email.count({ where: { recipient: `another-${email}` } })]).toEqual([sent, 0]);
});

test('404 for one that was revoked, or belongs to another team', async () => {
  const { as, invitationId, email } = await makeInvitation();
  const other = await makeInvitation();
  await expect(perform(resendInvitation, { invitation_id: invitationId }, await other.as('owner'))).rejects.toMatchObject({ status: 404 });
  expect(await mailedToken(email)).not.toBe('');
  await perform(revokeInvitation, { invitation_id: invitationId }, await as('owner'));
  await expect(perform(resendInvitation, { invitation_id: invitationId }, await as('owner'))).rejects.toMatchObject({ status: 404 });
});
