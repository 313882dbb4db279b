import { afterEach, expect, test } from 'vitest';
import { DELETE } from '@/app/workflows/[wkf_id]/route';
import { GET } from '@/app/workflows/route';
import { setClock } from '@/lib/core/clock';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

afterEach(() => setClock(null));

const list = (key: string, query = '') => call(GET, { key, url: `http://localhost:3000/workflows/${query}` });
const idsIn = (json: { id: string }[]) => json.map(({ id }) => id);

/** So many workflows, a minute apart; the ids newest first. */
async function madeWith(key: string, accountId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.UTC(2026, 10, 1, 12, index));
    setClock(() => at);
    ids.unshift((await makeWorkflow({ key, accountId })).workflow.id);
  }
  return ids;
}

test('without a limit the whole list as an array, newest first, each as it is shown alone', async () => {
  const { key, account } = await makeAccount();
  const ids = await madeWith(key, account.id, 2);
  setClock(() => new Date(Date.UTC(2026, 10, 1, 13)));
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { outgoingWebhook: { webhookUrl: 'https://example.com/x' } } });
  const { status, json, headers } = await list(key);
  expect([status, idsIn(json), headers.get('link')]).toEqual([200, [workflow.id, ...ids], null]);
  expect(json[0]).toEqual(workflow);
  expect((await list((await makeAccount()).key)).json).toEqual([]);
});

test('pages of a size lead to each other, together the whole list', async () => {
  const { key, account } = await makeAccount();
  const ids = await madeWith(key, account.id, 3);
  const first = await list(key, '?limit=2');
  const next = /^<http:\/\/localhost:3000\/workflows\/?(\?[^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await list(key, next);
  expect([idsIn(first.json), idsIn(second.json), second.headers.get('link')]).toEqual([ids.slice(0, 2), ids.slice(2), null]);
});

test('status tells apart what is complete, incomplete and archived', async () => {
  const { key, account } = await makeAccount();
  const of = async (body = {}) => (await makeWorkflow({ key, accountId: account.id, body })).workflow.id as string;
  const [complete, incomplete, archived] = [await of(), await of({ source: {} }), await of()];
  await call(DELETE, { key, params: { wkf_id: archived }, method: 'DELETE' });
  for (const [status, id] of Object.entries({ COMPLETE: complete, INCOMPLETE: incomplete, ARCHIVED: archived }))
    expect([status, idsIn((await list(key, `?status=${status}`)).json)]).toEqual([status, [id]]);
  expect((await list(key)).json).toHaveLength(3);
});

test('those of a team’s account and those shared with it are its members’, and nobody else’s', async () => {
  const [owner, friend] = [await makeAccount(), await makeAccount()];
  const team = await createTeam(owner.account.ownerId, 'Sales');
  await setMember(team.id, friend.account.ownerId, 'viewer');
  const { key: teamKey } = await issueKey({ accountId: team.id, personId: owner.account.ownerId, name: 'team', isTest: false });
  const own = await makeWorkflow({ key: owner.key, accountId: owner.account.id });
  const shared = await makeWorkflow({ key: owner.key, accountId: owner.account.id, body: { team: own.workflow.id && team.id.replace('acc_', 'team_') } });
  const teams = await makeWorkflow({ key: teamKey, accountId: team.id });
  expect(teams.workflow.team).toEqual({ id: team.id.replace('acc_', 'team_'), name: 'Sales' });
  expect(new Set(idsIn((await list(owner.key)).json))).toEqual(new Set([own.workflow.id, shared.workflow.id, teams.workflow.id]));
  for (const key of [friend.key, teamKey]) expect(new Set(idsIn((await list(key)).json))).toEqual(new Set([shared.workflow.id, teams.workflow.id]));
});

test('a test key sees what test keys made, a live key the others', async () => {
  const { key, account } = await makeAccount();
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const live = await makeWorkflow({ key, accountId: account.id });
  const trial = await makeWorkflow({ key: testKey, accountId: account.id, isTest: true });
  expect([idsIn((await list(key)).json), idsIn((await list(testKey)).json)]).toEqual([[live.workflow.id], [trial.workflow.id]]);
});

test.each(['?limit=0', '?limit=201', '?limit=x', '?cursor=x', '?status=complete'])('400 naming the member for %s', async (query) => {
  const { status, json } = await list((await makeAccount()).key, query);
  expect([status, json.details[0].path]).toEqual([400, /\?(\w+)/.exec(query)?.[1]]);
});

test('403 unauthorised without a key', async () => {
  expect((await list('')).json.error).toBe('unauthorised');
});
