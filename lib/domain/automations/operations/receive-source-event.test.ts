import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { finish, post } from '@/lib/testing/automations';
import { makeWorkflow } from '@/lib/testing/workflows';

async function source(body: Record<string, unknown> = {}) {
  const { account, key } = await makeAccount();
  return { account, key, ...(await makeWorkflow({ key, accountId: account.id, body })) };
}

const eventsOf = (workflowId: string) => db().sourceEvent.findMany({ where: { workflowId }, orderBy: { createdAt: 'asc' } });
const runsOf = (workflowId: string) => db().automation.findMany({ where: { workflowId } });

test('a post becomes a filled DOCX and its PDF in the files of the owner', async () => {
  const { secret, account } = await source();
  const { status, json } = await post(secret);
  expect([status, json]).toEqual([202, { eventId: expect.stringMatching(/^evt_/), automationId: expect.stringMatching(/^aut_/), status: 'queued' }]);
  const run = await finish(json.automationId);
  expect(run.error).toBeNull();
  const files = await db().file.findMany({ where: { accountId: account.id, origin: 'output' } });
  expect(files.map(({ name }) => name)).toEqual(['Offer.docx', 'Offer.pdf']);
  expect(run.status).toBe('completed');
});
