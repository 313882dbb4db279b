import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { createRequest } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';
import { issueKey } from '../api-key';
import { getTeam } from './get-team';
import { removeTeamMember } from './remove-team-member';

test('a key of a removed member sends nothing from the next call on; the keys of others go on', async () => {
  const { id, people, as } = await makeTeam();
  const keyOf = async (personId: string) => (await issueKey({ accountId: id, personId, name: 'key', isTest: false })).key;
  const [ofMember, ofOther] = [await keyOf(people.editor.id), await keyOf(people.owner.id)];
  expect((await createRequest(ofMember)).status).toBe(201);
  await perform(removeTeamMember, { person_id: people.editor.id }, await as('owner'));
  expect([(await createRequest(ofMember)).status, (await createRequest(ofOther)).status]).toEqual([401, 201]);
});

test('who was removed acts for the team no more, and the log says who did it', async () => {
  const { people, as, id } = await makeTeam();
  await perform(removeTeamMember, { person_id: people.viewer.id }, await as('owner'));
  expect((await as('viewer')).credential).toMatchObject({ accountId: people.viewer.own });
  const { events, members } = await perform(getTeam, {}, await as('owner'));
  expect(members.map((member) => member.id)).not.toContain(people.viewer.id);
  expect(events[0]).toMatchObject({ type: 'team.removed', told: { by: members.find(({ isSelf }) => isSelf)?.name, role: 'viewer' } });
  expect(id).toMatch(/^acc_/);
});

test('409 for who answers for the team, also from another owner; 404 for who is no member', async () => {
  const { people, as } = await makeTeam();
  const remove = async (person_id: string) => perform(removeTeamMember, { person_id }, await as('second'));
  await expect(remove(people.owner.id)).rejects.toMatchObject({ code: 'owner_stays', status: 409 });
  for (const { id } of [people.former, people.outsider]) await expect(remove(id)).rejects.toMatchObject({ status: 404 });
});
