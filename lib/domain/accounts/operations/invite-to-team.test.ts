import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex, sha256 } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { invitationLetters, mailedToken } from '@/lib/testing/invitations';
import { signedInCaller } from '@/lib/testing/session';
import { fillTeam, makeTeam } from '@/lib/testing/teams';
import { maxPeople } from '../members/rules';
import { getTeam } from './get-team';
import { inviteToTeam } from './invite-to-team';

const someone = () => `${randomHex(6)}@invited.example`;

afterEach(() => setClock(null));

test('201, and a letter whose link is stored as a hash alone; the log says who invited whom as what', async () => {
  const { as } = await makeTeam();
  const email = someone();
  const { id } = await perform(inviteToTeam, { email: ` ${email.toUpperCase()} `, role: 'viewer' }, await as('owner'));
  const token = await mailedToken(email);
  expect(token).toMatch(/^[\w-]{43}$/);
  const [row, mail] = [await db().teamInvitation.findUniqueOrThrow({ where: { id } }), await db().email.findFirstOrThrow({ where: { recipient: email } })];
  expect(row).toMatchObject({ email, role: 'viewer', tokenHash: sha256(token) });
  expect(JSON.stringify([row, mail])).not.toContain(token);
  const team = await perform(getTeam, {}, await as('owner'));
  expect(team.invitations).toMatchObject([{ email, role: 'viewer', isExpired: false }]);
  expect(team.events[0]).toMatchObject({ type: 'team.invited', told: { person: email, role: 'viewer' } });
  expect(JSON.stringify(team)).not.toContain(token);
});

test('409 for who belongs to the team, and for who is invited already; once that is over, they are invited anew', async () => {
  const { people, as } = await makeTeam();
  const [email, caller] = [someone(), await as('owner')];
  const invite = (to: string) => perform(inviteToTeam, { email: to, role: 'editor' }, caller);
  await invite(email);
  await expect(invite(people.viewer.email)).rejects.toMatchObject({ code: 'already_member', status: 409 });
  await expect(invite(email)).rejects.toMatchObject({ code: 'already_invited', status: 409 });
  setClock(() => daysAfter(new Date(), 8));
  await invite(email);
  const letters = await invitationLetters(email);
  expect(letters.filter((letter) => letter !== null)).toHaveLength(1);
  expect((await perform(getTeam, {}, await as('owner'))).invitations).toHaveLength(1);
});

test('400 for what is no address or no role', async () => {
  const { as } = await makeTeam();
  const caller = await as('owner');
  for (const bad of [{ email: 'nobody', role: 'editor' }, { email: someone(), role: 'admin' }, { email: someone() }])
    await expect(perform(inviteToTeam, bad, caller), JSON.stringify(bad)).rejects.toMatchObject({ status: 400 });
});

test('403 in a person’s own account, which nobody else can belong to', async () => {
  const { account } = await makeAccount();
  const inviting = perform(inviteToTeam, { email: someone(), role: 'editor' }, await signedInCaller(account.ownerId));
  await expect(inviting).rejects.toMatchObject({ code: 'no_team', status: 403 });
});

test('a team has so many people and no more, open invitations among them; those that are over leave room', async () => {
  const { id, as } = await makeTeam();
  const [caller, email] = [await as('owner'), someone()];
  const invite = (to: string) => perform(inviteToTeam, { email: to, role: 'editor' }, caller);
  const before = await db().membership.count({ where: { accountId: id } });
  await fillTeam(id, maxPeople - before - 1);
  await invite(email);
  await expect(invite(someone())).rejects.toMatchObject({ code: 'team_full', status: 409 });
  await db().teamInvitation.updateMany({ where: { email }, data: { expiresAt: new Date(0) } });
  expect(await invite(someone())).toHaveProperty('id');
});
