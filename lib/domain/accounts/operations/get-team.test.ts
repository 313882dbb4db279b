import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { issueKey } from '../api-key';
import { getTeam } from './get-team';
import { inviteToTeam } from './invite-to-team';

test('who belongs to it, in which role and since when, with the names of keys that would stop, and never the keys', async () => {
  const { id, people, as } = await makeTeam();
  const { key } = await issueKey({ accountId: id, personId: people.editor.id, name: 'Invoices', isTest: false });
  const ended = { accountId: id, personId: people.editor.id, isTest: false, expiresAt: new Date(0) };
  await issueKey({ ...ended, name: 'Ended' });
  const team = await perform(getTeam, {}, await as('viewer'));
  expect(team.members.map(({ email, role, keys, isSelf, answers }) => [email, role, keys, isSelf, answers])).toEqual([
    [people.owner.email, 'owner', [], false, true],
    [people.second.email, 'owner', [], false, false],
    [people.editor.email, 'editor', ['Invoices'], false, false],
    [people.viewer.email, 'viewer', [], true, false],
  ]);
  expect(JSON.stringify(team)).not.toContain(key.slice(12));
});

test('invitations are shown to those who may manage them, and to nobody else', async () => {
  const { as } = await makeTeam();
  await perform(inviteToTeam, { email: 'anna@invited.example', role: 'editor' }, await as('owner'));
  const invited = async (who: 'second' | 'editor' | 'viewer') => (await perform(getTeam, {}, await as(who))).invitations.map(({ email }) => email);
  expect([await invited('second'), await invited('editor'), await invited('viewer')]).toEqual([['anna@invited.example'], [], []]);
});

test('the log tells the newest first, and says of what was erased that it happened', async () => {
  const { id, as } = await makeTeam();
  await db().$executeRaw`UPDATE events SET data = NULL, salt = NULL WHERE subject = ${id} AND type = 'team.created'`;
  const { events } = await perform(getTeam, {}, await as('viewer'));
  expect(events.map(({ type }) => type)).toEqual(['team.removed', 'team.joined', 'team.joined', 'team.joined', 'team.joined', 'team.created']);
  expect(events.at(-1)?.told).toBeNull();
});

test('403 in a person’s own account', async () => {
  const { account } = await makeAccount();
  await expect(perform(getTeam, {}, await signedInCaller(account.ownerId))).rejects.toMatchObject({ code: 'no_team', status: 403 });
});
