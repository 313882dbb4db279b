import { expect, test } from 'vitest';
import { GET, PATCH } from '@/app/v1/webhooks/[webhook_id]/route';
import { db } from '@/lib/core/db';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { putDelivery } from '@/lib/testing/deliveries';
import { listenTo, receiverUrl } from '@/lib/testing/receiver';
import { makeWorkflow } from '@/lib/testing/workflows';

test('tells how it is set, since when it fails, and how many deliveries are held', async () => {
  const { account, key } = await makeAccount();
  const { id } = await listenTo('requests', account.id, { events: ['request.signed'] });
  const failingSince = new Date('2026-11-20T10:00:00Z');
  await db().webhookEndpoint.update({ where: { id }, data: { failingSince } });
  for (const status of ['held', 'held', 'failed', 'delivered'] as const) await putDelivery(id, account.id, status);
  const { status, json } = await call(GET, { key, params: { webhook_id: id } });
  expect([status, json]).toMatchObject([200, { webhook_id: id, url: receiverUrl, events: ['request.signed'], enabled: true, held_deliveries: 2 }]);
  expect(json.failing_since).toBe(failingSince.toISOString());
});

test('a workflow’s is seen by the team that it is shared with, and changed by those who may edit there; to others it is not there', async () => {
  const { account, key } = await makeAccount();
  const [viewer, editor, stranger] = [await makeAccount(), await makeAccount(), await makeAccount()];
  const team = await createTeam(account.ownerId, 'Sales');
  await setMember(team.id, viewer.account.ownerId, 'viewer');
  await setMember(team.id, editor.account.ownerId, 'editor');
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body: { team: team.id.replace('acc_', 'team_') } });
  const { id } = await listenTo(workflow.id, account.id);
  const requests = await listenTo('requests', account.id);
  const statuses = (endpointId: string) =>
    Promise.all(
      [viewer, editor, stranger].map(async (who) => [
        (await call(GET, { key: who.key, params: { webhook_id: endpointId } })).status,
        (await call(PATCH, { key: who.key, method: 'PATCH', params: { webhook_id: endpointId }, body: { enabled: true } })).status,
      ]),
    );
  expect(await statuses(id)).toEqual([
    [200, 401],
    [200, 200],
    [404, 404],
  ]);
  expect((await statuses(requests.id)).flat()).toEqual([404, 404, 404, 404, 404, 404]);
});
