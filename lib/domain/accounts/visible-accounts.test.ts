import { expect, test } from 'vitest';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { makeAccount } from '@/lib/testing/account';
import { issueKey } from './api-key';
import { type AccountScope, accountScopeOf, serviceScope } from './scope';
import { createTeam, removeMember, setMember } from './teams';
import { accountsSeenBy } from './visible-accounts';

/** The scope that a new key of this person in this account opens. */
async function keyScope(accountId: string, personId: string, isReadOnly = false): Promise<AccountScope> {
  const { key } = await issueKey({ accountId, personId, name: 'key', isTest: false, isReadOnly });
  const scope = accountScopeOf({ ...(await authenticate(new Headers({ authorization: `Bearer ${key}` }), 'test')) });
  if (!scope) throw new Error('The key opens nothing.');
  return scope;
}

const seen = async (scope: AccountScope) => Object.fromEntries(await accountsSeenBy(scope));

async function teamWith(role: 'editor' | 'viewer') {
  const [{ account: own }, { account: owner }] = [await makeAccount(), await makeAccount()];
  const team = await createTeam(owner.ownerId, 'Team');
  await setMember(team.id, own.ownerId, role);
  return { own, owner, team };
}

test.each(['editor', 'viewer'] as const)('a key of a person’s own account sees their teams too, as the %s that they are there', async (role) => {
  const { own, team } = await teamWith(role);
  expect(await seen(await keyScope(own.id, own.ownerId))).toEqual({ [own.id]: 'owner', [team.id]: role });
});

test('a key that only reads is a viewer everywhere', async () => {
  const { own, team } = await teamWith('editor');
  expect(await seen(await keyScope(own.id, own.ownerId, true))).toEqual({ [own.id]: 'viewer', [team.id]: 'viewer' });
});

test('a key of a team sees the team alone, and jobs see the account that they work for', async () => {
  const { own, team } = await teamWith('editor');
  expect(await seen(await keyScope(team.id, own.ownerId))).toEqual({ [team.id]: 'editor' });
  expect(await seen(serviceScope(own.id))).toEqual({ [own.id]: 'owner' });
});

test('whoever acts for somebody else’s account sees neither their own teams nor those of its owner', async () => {
  const { own, owner, team } = await teamWith('editor');
  await setMember(owner.id, own.ownerId, 'editor');
  expect(await seen(await keyScope(owner.id, own.ownerId))).toEqual({ [owner.id]: 'editor' });
  expect(await seen(await keyScope(owner.id, owner.ownerId))).toEqual({ [owner.id]: 'owner', [team.id]: 'owner' });
});

test('who is removed from a team no longer sees it', async () => {
  const { own, team } = await teamWith('editor');
  const scope = await keyScope(own.id, own.ownerId);
  await removeMember(team.id, own.ownerId);
  expect(await seen(scope)).toEqual({ [own.id]: 'owner' });
});

test('who answers for a team and acts for it sees none of their other teams', async () => {
  const { own, team } = await teamWith('editor');
  const led = await createTeam(own.ownerId, 'Led');
  expect(await seen(await keyScope(led.id, own.ownerId))).toEqual({ [led.id]: 'owner' });
  expect(await seen(await keyScope(own.id, own.ownerId))).toEqual({ [own.id]: 'owner', [team.id]: 'editor', [led.id]: 'owner' });
});
