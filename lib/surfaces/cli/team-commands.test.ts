import { expect, test } from 'vitest';
import { randomHex } from '@/lib/core/ids';
import { resolveKey } from '@/lib/domain/accounts/api-key';
import { findTeam } from '@/lib/domain/accounts/teams';
import { listEvents } from '@/lib/domain/events/store';
import { accountCommands } from './account-commands';
import { runCommand } from './run-command';
import { teamCommands } from './team-commands';

const someone = () => `${randomHex(6)}@people.example`;
const run = (...args: string[]) => runCommand([...accountCommands, ...teamCommands], args);

async function aTeam() {
  const owner = someone();
  return { owner, team: (await run('team', 'create', '--name', 'Legal', '--owner', owner)).out };
}

async function keyOf(email: string, team: string, ...more: string[]) {
  const { out, err } = await run('key', 'create', '--email', email, '--team', team, ...more);
  return { err, row: await resolveKey(out) };
}

test('team create prints an id by which the team is found, owned by whoever has the address', async () => {
  const { owner, team } = await aTeam();
  expect(team).toMatch(/^team_[0-9A-Za-z]{20}$/);
  expect(await findTeam(team)).toMatchObject({ kind: 'team', name: 'Legal' });
  expect((await keyOf(owner, team)).row).toMatchObject({ role: 'owner' });
});

test('a key of a member opens the team in their role, changes with it, and ends with their membership', async () => {
  const { team } = await aTeam();
  const member = someone();
  expect((await keyOf(member, team)).err).toContain('does not belong to Legal');
  expect((await run('team', 'add', '--team', team, '--email', member, '--role', 'viewer')).exitCode).toBe(0);
  const { out: key } = await run('key', 'create', '--email', member, '--team', team);
  expect(await resolveKey(key)).toMatchObject({ role: 'viewer', accountId: (await findTeam(team))?.id });
  await run('team', 'add', '--team', team, '--email', member);
  expect(await resolveKey(key)).toMatchObject({ role: 'editor' });
  expect((await run('team', 'remove', '--team', team, '--email', member)).exitCode).toBe(0);
  expect(await resolveKey(key)).toBeNull();
  expect((await run('team', 'remove', '--team', team, '--email', member)).err).toContain('does not belong');
});

test('key create makes keys that only read', async () => {
  const { owner, team } = await aTeam();
  expect((await keyOf(owner, team, '--read-only')).row).toMatchObject({ isReadOnly: true, role: 'owner' });
});

test('an owner is not removed, and stays owner', async () => {
  const { owner, team } = await aTeam();
  expect((await run('team', 'remove', '--team', team, '--email', owner)).err).toContain('owns Legal');
  expect((await run('team', 'add', '--team', team, '--email', owner, '--role', 'viewer')).err).toContain('stays its owner');
});

test('what the operator does stands in the log of the team, as done by the operator', async () => {
  const { team } = await aTeam();
  const member = someone();
  await run('team', 'add', '--team', team, '--email', member, '--role', 'viewer');
  await run('team', 'add', '--team', team, '--email', member);
  await run('team', 'remove', '--team', team, '--email', member);
  const { id = '' } = (await findTeam(team)) ?? {};
  const events = await listEvents(id);
  expect(events.map(({ type }) => type)).toEqual(['team.created', 'team.joined', 'team.role_changed', 'team.removed']);
  expect(events.map(({ data }) => data)).toMatchObject(Array(4).fill({ byId: null, byName: null }));
});

test('team list names every team with its members', async () => {
  const { owner, team } = await aTeam();
  const member = someone();
  await run('team', 'add', '--team', team, '--email', member, '--role', 'viewer');
  const listed = JSON.parse((await run('team', 'list', '--json')).out);
  expect(listed).toContainEqual({
    team_id: team,
    name: 'Legal',
    members: [
      { email: owner, role: 'owner' },
      { email: member, role: 'viewer' },
    ],
  });
});

test.each([
  [['team', 'add', '--team', 'team_x', '--email', 'a@b.example'], 'There is no team team_x'],
  [['team', 'create', '--name', ' ', '--owner', 'a@b.example'], 'Give the team a name'],
  [['team', 'create', '--name', 'Legal', '--owner', 'nobody'], 'is not an email address'],
  [['team', 'create', '--name', 'Legal'], 'Missing: --owner'],
])('%j is refused with what to do', async (args, message) => {
  expect(await run(...args)).toMatchObject({ exitCode: 1, err: expect.stringContaining(message) });
});

test('a role that is none is refused, and names those that there are', async () => {
  const { team } = await aTeam();
  expect((await run('team', 'add', '--team', team, '--email', someone(), '--role', 'admin')).err).toContain('viewer, editor, owner');
});
