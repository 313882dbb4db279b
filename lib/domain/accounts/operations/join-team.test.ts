import { afterEach, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeInvitation } from '@/lib/testing/invitations';
import { signedInCaller } from '@/lib/testing/session';
import { fillTeam } from '@/lib/testing/teams';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { issueKey } from '../api-key';
import { newInvitationLink } from '../invitations/invitation-link';
import { renewInvitation } from '../invitations/store';
import { maxPeople } from '../members/rules';
import { lockMembers } from '../members/store';
import { findRole } from '../store';
import { removeMember, setMember } from '../teams';
import { getTeam } from './get-team';
import { joinTeam } from './join-team';

afterEach(() => setClock(null));

test('the invited person belongs to the team in the role that they were invited as, and the log says so', async () => {
  const { id, people, token, as } = await makeInvitation('editor');
  expect(await perform(joinTeam, { invitation_token: token }, await signedInCaller(people.outsider.id))).toEqual({ accountId: id });
  expect(await findRole(id, people.outsider.id)).toBe('editor');
  const { events, invitations } = await perform(getTeam, {}, await as('owner'));
  expect(events[0]).toMatchObject({ type: 'team.joined', told: { role: 'editor' } });
  expect(invitations).toEqual([]);
});

test('a key that they had in the team before does not come back with them', async () => {
  const { id, people, token } = await makeInvitation('editor');
  const { id: keyId } = await issueKey({ accountId: id, personId: people.outsider.id, name: 'old', isTest: false });
  await perform(joinTeam, { invitation_token: token }, await signedInCaller(people.outsider.id));
  expect((await db().apiKey.findUniqueOrThrow({ where: { id: keyId } })).revokedAt).not.toBeNull();
});

test('of two at once one accepts, and it is used then', async () => {
  const { people, token, as } = await makeInvitation();
  const caller = await signedInCaller(people.outsider.id);
  const both = await Promise.allSettled([1, 2].map(() => perform(joinTeam, { invitation_token: token }, caller)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(perform(joinTeam, { invitation_token: token }, caller)).rejects.toMatchObject({ code: 'used', status: 410 });
  expect((await perform(getTeam, {}, await as('owner'))).events.filter(({ type }) => type === 'team.joined')).toHaveLength(5);
});

test('who is a member by now keeps their role', async () => {
  const { id, people, token } = await makeInvitation('owner');
  await setMember(id, people.outsider.id, 'viewer');
  await perform(joinTeam, { invitation_token: token }, await signedInCaller(people.outsider.id));
  expect(await findRole(id, people.outsider.id)).toBe('viewer');
});

test('403 for another address, 410 when its time is over, and nobody has joined', async () => {
  const { id, people, token } = await makeInvitation();
  const join = async (personId: string) => perform(joinTeam, { invitation_token: token }, await signedInCaller(personId));
  await expect(join(people.former.id)).rejects.toMatchObject({ code: 'other_address', status: 403 });
  setClock(() => daysAfter(new Date(), 7));
  await expect(join(people.outsider.id)).rejects.toMatchObject({ code: 'expired', status: 410 });
  expect([await findRole(id, people.former.id), await findRole(id, people.outsider.id)]).toEqual([null, null]);
});

test('a link that is replaced in the very moment in which it is used opens nothing', async () => {
  const { id, people, token, invitationId } = await makeInvitation();
  const caller = await signedInCaller(people.outsider.id);
  const { joining } = await transaction(async (tx) => {
    await lockMembers(tx, id);
    const started = Promise.allSettled([perform(joinTeam, { invitation_token: token }, caller)]);
    expect(await untilBlocked(tx, started)).toBe('waits');
    await renewInvitation(tx, invitationId, { ...newInvitationLink(now()).row, invitedBy: people.owner.id });
    return { joining: started };
  });
  expect(await joining).toMatchObject([{ status: 'rejected', reason: { code: 'unknown' } }]);
  expect(await findRole(id, people.outsider.id)).toBeNull();
});

test('409 in a team that has as many people as it may have by now, and the invitation waits until there is room', async () => {
  const { id, people, token } = await makeInvitation();
  await fillTeam(id, maxPeople - (await db().membership.count({ where: { accountId: id } })));
  const join = async () => perform(joinTeam, { invitation_token: token }, await signedInCaller(people.outsider.id));
  await expect(join()).rejects.toMatchObject({ code: 'team_full', status: 409 });
  await removeMember(id, people.viewer.id);
  expect(await join()).toEqual({ accountId: id });
});
