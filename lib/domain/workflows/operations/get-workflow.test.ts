import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/route';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

const get = (key: string, wkf_id: string) => call(GET, { key, params: { wkf_id } });

test('shows what was made', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const { status, json } = await get(key, workflow.id);
  expect([status, json]).toEqual([200, workflow]);
});

test('404 for an id that nobody has, 403 for a workflow of others and without a key', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const { key: others } = await makeAccount();
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  for (const id of ['x', '\u0000', 'wkf_00000000000000000000']) expect((await get(key, id)).json.error).toBe('not_found');
  for (const other of [others, testKey, '']) expect((await get(other, workflow.id)).json.error).toBe('unauthorised');
});

test('members of the team that it is shared with see it, by their own keys', async () => {
  const [{ key, account }, friend] = [await makeAccount(), await makeAccount()];
  const team = await createTeam(account.ownerId, 'Sales');
  await setMember(team.id, friend.account.ownerId, 'viewer');
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { team: team.id.replace('acc_', 'team_') } });
  expect(workflow.team).toEqual({ id: team.id.replace('acc_', 'team_'), name: 'Sales' });
  expect((await get(friend.key, workflow.id)).json).toEqual(workflow);
});
