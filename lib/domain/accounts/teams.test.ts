import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { accountCookieName } from '@/lib/surfaces/auth/session-cookie';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { makeAccount } from '@/lib/testing/account';
import { signIn } from '@/lib/testing/session';
import { issueKey } from './api-key';
import { createTeam, removeMember, setMember } from './teams';

async function person() {
  const { account } = await makeAccount();
  const { headers } = await signIn(account.ownerId);
  return { id: account.ownerId, own: account.id, headers };
}

/** The account that a browser acts for when it asks for this one, and as what. */
async function actsFor({ headers }: Awaited<ReturnType<typeof person>>, accountId: string) {
  const cookie = `${headers.cookie}; ${accountCookieName}=${accountId}`;
  const { credential } = await authenticate(new Headers({ ...headers, cookie }), 'test');
  return credential.kind === 'session' ? [credential.accountId, credential.role] : [];
}

test('who makes a team owns it; members act for it in their role, and others for their own account alone', async () => {
  const [owner, member, stranger] = [await person(), await person(), await person()];
  const team = await createTeam(owner.id, 'Team');
  await setMember(team.id, member.id, 'viewer');
  expect(await actsFor(owner, team.id)).toEqual([team.id, 'owner']);
  expect(await actsFor(member, team.id)).toEqual([team.id, 'viewer']);
  expect(await actsFor(stranger, team.id)).toEqual([stranger.own, 'owner']);
  await setMember(team.id, member.id, 'editor');
  expect(await actsFor(member, team.id)).toEqual([team.id, 'editor']);
});

test('who is removed acts for the team no more, nor does a key of theirs; the keys of others go on', async () => {
  const [owner, member] = [await person(), await person()];
  const team = await createTeam(owner.id, 'Team');
  await setMember(team.id, member.id, 'editor');
  const kindOf = async (personId: string) => {
    const { key } = await issueKey({ accountId: team.id, personId, name: 'key', isTest: false });
    return async () => (await authenticate(new Headers({ authorization: `Bearer ${key}` }), 'test')).credential;
  };
  const [ofMember, ofOwner] = [await kindOf(member.id), await kindOf(owner.id)];
  expect(await ofMember()).toMatchObject({ kind: 'key', accountId: team.id, role: 'editor' });
  expect(await removeMember(team.id, member.id)).toBe(true);
  expect(await actsFor(member, team.id)).toEqual([member.own, 'owner']);
  expect([await ofMember(), await ofOwner()]).toMatchObject([{ kind: 'none', rejected: true }, { kind: 'key' }]);
});

test('a key of somebody who was removed stays ended when they come back, and is shown as revoked', async () => {
  const [owner, member] = [await person(), await person()];
  const team = await createTeam(owner.id, 'Team');
  const issue = () => issueKey({ accountId: team.id, personId: member.id, name: 'key', isTest: false });
  const credentialOf = async ({ key }: { key: string }) => (await authenticate(new Headers({ authorization: `Bearer ${key}` }), 'test')).credential;
  await setMember(team.id, member.id, 'editor');
  const first = await issue();
  await removeMember(team.id, member.id);
  expect((await db().apiKey.findUniqueOrThrow({ where: { id: first.id } })).revokedAt).not.toBeNull();
  // One that was being made as they left.
  const late = await issue();
  await setMember(team.id, member.id, 'viewer');
  expect([await credentialOf(first), await credentialOf(late)]).toMatchObject([{ kind: 'none' }, { kind: 'none' }]);
  expect(await credentialOf(await issue())).toMatchObject({ kind: 'key', role: 'viewer' });
});

test('an owner cannot be removed, and who is no member is not', async () => {
  const [owner, stranger] = [await person(), await person()];
  const team = await createTeam(owner.id, 'Team');
  expect([await removeMember(team.id, owner.id), await removeMember(team.id, stranger.id)]).toEqual([false, false]);
  expect(await actsFor(owner, team.id)).toEqual([team.id, 'owner']);
});
