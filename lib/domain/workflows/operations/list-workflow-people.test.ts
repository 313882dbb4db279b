import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { editorOf, liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { listWorkflowPeople } from './list-workflow-people';

test('of a team’s workflow everybody in the team is told with their role, and nobody who has left', async () => {
  const team = await makeTeam();
  const { id } = (await (await editorOf(team.people.owner.id, team.id)).start({ name: 'Ours' })).json;
  const { people } = await perform(listWorkflowPeople, { wkf_id: id }, await signedInCaller(team.people.viewer.id));
  expect(Object.fromEntries(people.map((one) => [one.id, one.role]))).toMatchObject({
    [team.people.owner.id]: 'owner',
    [team.people.editor.id]: 'editor',
    [team.people.viewer.id]: 'viewer',
  });
  expect(people.map((one) => one.id)).not.toContain(team.people.former.id);
  expect(people.filter(({ isMe }) => isMe).map((one) => one.id)).toEqual([team.people.viewer.id]);
});

test('one’s own is seen by oneself alone, and outsiders are told nothing', async () => {
  const { id, account } = await liveWorkflow();
  expect(await perform(listWorkflowPeople, { wkf_id: id }, await signedInCaller(account.ownerId))).toMatchObject({
    team: null,
    people: [{ id: account.ownerId, role: 'owner', isMe: true }],
  });
  const stranger = await signedInCaller((await makeAccount()).account.ownerId);
  await expect(perform(listWorkflowPeople, { wkf_id: id }, stranger)).rejects.toMatchObject({ status: 404 });
});
