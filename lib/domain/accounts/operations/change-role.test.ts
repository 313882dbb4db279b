import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeTeam } from '@/lib/testing/teams';
import { findRole } from '../store';
import { changeRole } from './change-role';
import { getTeam } from './get-team';

test('a member has the other role from then on, and the log says who gave it', async () => {
  const { id, people, as } = await makeTeam();
  await perform(changeRole, { person_id: people.viewer.id, role: 'editor' }, await as('second'));
  expect(await findRole(id, people.viewer.id)).toBe('editor');
  const { events, members } = await perform(getTeam, {}, await as('owner'));
  const second = members.find((member) => member.id === people.second.id)?.name;
  expect(events[0]).toMatchObject({ type: 'team.role_changed', told: { by: second, role: 'editor' } });
});

test('the role that somebody has already is no event', async () => {
  const { people, as } = await makeTeam();
  const before = await perform(getTeam, {}, await as('owner'));
  await perform(changeRole, { person_id: people.viewer.id, role: 'viewer' }, await as('owner'));
  expect((await perform(getTeam, {}, await as('owner'))).events).toEqual(before.events);
});

test('409 for who answers for the team, 404 for a stranger, 400 for a role that is none', async () => {
  const { people, as } = await makeTeam();
  const change = async (person_id: string, role: string) => perform(changeRole, { person_id, role }, await as('second'));
  await expect(change(people.owner.id, 'viewer')).rejects.toMatchObject({ code: 'owner_stays', status: 409 });
  await expect(change(people.outsider.id, 'editor')).rejects.toMatchObject({ code: 'not_found', status: 404 });
  await expect(change(people.viewer.id, 'admin')).rejects.toMatchObject({ status: 400 });
});
