import { expect, test } from 'vitest';
import { PATCH } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { editorOf } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { makeWorkflow } from '@/lib/testing/workflows';
import { teamIdOf } from '../../accounts/team-id';
import { setMember } from '../../accounts/teams';
import { getOwnWorkflow } from './get-own-workflow';
import { listWorkflowHistory } from './list-workflow-history';
import { listWorkflowPeople } from './list-workflow-people';
import { shareWorkflow } from './share-workflow';

async function ownBesideTeam(role: 'viewer' | 'editor' = 'editor') {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const team = await makeTeam();
  await setMember(team.id, account.ownerId, role);
  const { name } = await db().account.findUniqueOrThrow({ where: { id: team.id } });
  const [mine, theirs] = [await signedInCaller(account.ownerId), await signedInCaller(team.people.editor.id)];
  const wkf_id: string = workflow.id;
  return {
    ...{ team: { id: team.id, name }, account, wkf_id, mine, theirs },
    share: (given: string | null, caller = mine) => perform(shareWorkflow, { wkf_id, team: given ?? '' }, caller),
    patch: (given: string | null) => call(PATCH, { key, params: { wkf_id }, method: 'PATCH', body: { team: given } }),
    seenByTeam: () => perform(getOwnWorkflow, { wkf_id }, theirs),
  };
}

test('a workflow of one’s own is opened to a team, and closed again', async () => {
  const { team, share, seenByTeam, mine, wkf_id } = await ownBesideTeam();
  await expect(seenByTeam()).rejects.toMatchObject({ status: 404 });
  await share(teamIdOf(team.id));
  expect(await seenByTeam()).toMatchObject({ id: wkf_id });
  const people = await perform(listWorkflowPeople, { wkf_id }, mine);
  expect(people).toMatchObject({ team: team.name, teamId: teamIdOf(team.id), mayBeSharedWith: [{ id: teamIdOf(team.id), name: team.name }] });
  await share(null);
  await expect(seenByTeam()).rejects.toMatchObject({ status: 404 });
  const { items } = await perform(listWorkflowHistory, { wkf_id }, mine);
  expect(items.slice(0, 2).map(({ kind }) => kind)).toEqual(['unshared', 'shared']);
});

test('so does the API, and a member of a team that is not there or only looks is refused', async () => {
  const { team, patch, wkf_id } = await ownBesideTeam();
  const updatedAt = async () => (await db().workflow.findUniqueOrThrow({ where: { id: wkf_id } })).updatedAt;
  const { status, json } = await patch(teamIdOf(team.id));
  expect([status, json.team]).toEqual([200, { id: teamIdOf(team.id), name: team.name }]);
  const before = await updatedAt();
  expect((await patch(teamIdOf(team.id))).json.updatedAt).toBe(json.updatedAt);
  expect(await updatedAt()).toEqual(before);
  expect((await patch(null)).json.team).toBeNull();
  expect((await patch('team_00000000000000000000')).json.details).toMatchObject([{ path: 'team', code: 'unknown_team' }]);
  const looking = await ownBesideTeam('viewer');
  expect((await looking.patch(teamIdOf(looking.team.id))).json.details).toMatchObject([{ path: 'team', code: 'only_viewing' }]);
});

test('whoever it belongs to keeps all of it, though they may only look in the team', async () => {
  const { team, account, share, mine, wkf_id } = await ownBesideTeam();
  await share(teamIdOf(team.id));
  await setMember(team.id, account.ownerId, 'viewer');
  expect(await perform(getOwnWorkflow, { wkf_id }, mine)).toMatchObject({ mayRun: true });
  await share(null);
  expect((await perform(listWorkflowPeople, { wkf_id }, mine)).team).toBeNull();
});

test('who edits it in the team passes it to nobody else', async () => {
  const { team, share, theirs, wkf_id } = await ownBesideTeam();
  await share(teamIdOf(team.id));
  expect((await perform(listWorkflowPeople, { wkf_id }, theirs)).mayBeSharedWith).toBeNull();
  await expect(share(null, theirs)).rejects.toMatchObject({ details: [{ code: 'not_yours' }] });
});

test('what is a team’s own stays with it', async () => {
  const team = await makeTeam();
  const { id } = (await (await editorOf(team.people.owner.id, team.id)).start({ name: 'Ours' })).json;
  const caller = await signedInCaller(team.people.owner.id);
  await expect(perform(shareWorkflow, { wkf_id: id, team: '' }, caller)).rejects.toMatchObject({ details: [{ code: 'team_owns' }] });
  expect((await perform(listWorkflowPeople, { wkf_id: id }, caller)).mayBeSharedWith).toBeNull();
});
