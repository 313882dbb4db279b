import { describe, expect, test } from 'vitest';
import { DELETE, GET, PATCH } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';

async function made() {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id as string };
  return {
    workflow,
    get: () => call(GET, { key, params }),
    patch: (body: unknown, headers: Record<string, string> = {}) => call(PATCH, { key, params, method: 'PATCH', body, headers }),
    archive: () => call(DELETE, { key, params, method: 'DELETE' }),
    versions: () => db().workflowVersion.findMany({ where: { workflowId: workflow.id }, orderBy: { number: 'asc' } }),
  };
}

test('changes what is sent, and nothing else', async () => {
  const { workflow, patch, get } = await made();
  const body = { name: 'Letters 📮', color: '#0B7285', icon: 'mail', language: 'de-ch', timeZone: 'europe/zurich' };
  const { status, json } = await patch(body);
  expect([status, json]).toEqual([200, { ...workflow, ...body, language: 'de-CH', timeZone: 'Europe/Zurich', updatedAt: json.updatedAt }]);
  expect((await get()).json).toEqual(json);
});

test('publishes a version of what runs keep to, and none where nothing of it changed', async () => {
  const { workflow, patch, versions } = await made();
  await patch({ color: '#fff', icon: 'mail' });
  await patch({ name: workflow.name });
  expect(await versions()).toHaveLength(1);
  await patch({ name: 'Letters' });
  expect((await versions()).map(({ number, definition }) => [number, (definition as { name: string }).name])).toEqual([
    [1, 'Offers'],
    [2, 'Letters'],
  ]);
});

test('what is sent back as it was read is refused by its names', async () => {
  const { workflow, patch } = await made();
  const { status, json } = await patch({ ...workflow, team: undefined });
  expect([status, json.details.map(({ message }: { message: string }) => message)]).toEqual([
    400,
    expect.arrayContaining([expect.stringMatching(/^"owner" is told in answers/)]),
  ]);
});

test('an edit that changes nothing leaves the time of the last change', async () => {
  const { workflow, patch } = await made();
  expect((await patch({ name: workflow.name, color: workflow.color })).json).toEqual(workflow);
  expect((await patch({})).json).toEqual(workflow);
});

describe('If-Match', () => {
  test('412 stale where somebody changed it since, and nothing changed', async () => {
    const { get, patch } = await made();
    const etag = (await get()).headers.get('etag') ?? '';
    const first = await patch({ name: 'First' }, { 'if-match': etag });
    const second = await patch({ name: 'Second' }, { 'if-match': etag });
    expect([first.status, second.status, second.json.error]).toEqual([200, 412, 'stale']);
    expect((await get()).json.name).toBe('First');
    expect((await patch({ name: 'Third' }, { 'if-match': first.headers.get('etag') ?? '' })).status).toBe(200);
  });

  test('of two at once one wins', async () => {
    const { get, patch } = await made();
    const etag = (await get()).headers.get('etag') ?? '';
    const answers = await Promise.all(['One', 'Two'].map((name) => patch({ name }, { 'if-match': etag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await get()).json.name).toBe(answers.find(({ status }) => status === 200)?.json.name);
  });
});

test('400 for an archived workflow', async () => {
  const { archive, patch } = await made();
  await archive();
  const { status, json } = await patch({ name: 'x' });
  expect([status, json.details[0].code]).toEqual([400, 'archived']);
});

test.each([
  ['the team', { team: 'team_00000000000000000000' }, 'team'],
  ['autoCreate', { autoCreate: false }, 'autoCreate'],
  ['a name of nothing', { name: null }, 'name'],
  ['the id that the address names', { wkf_id: 'wkf_00000000000000000000' }, 'wkf_id'],
  ['an icon of markup', { icon: '<svg>' }, 'icon'],
])('400 naming the member for %s', async (_what, body, path) => {
  const { patch } = await made();
  const { status, json } = await patch(body);
  expect([status, json.details[0].path]).toEqual([400, path]);
});
