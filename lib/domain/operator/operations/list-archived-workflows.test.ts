import { expect, test } from 'vitest';
import { DELETE } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeOperator } from '@/lib/testing/operator';
import { makeWorkflow } from '@/lib/testing/workflows';
import { listArchivedWorkflows } from './list-archived-workflows';

async function archived() {
  const { key, account, email } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id as string };
  await call(DELETE, { key, params, method: 'DELETE' });
  return { email, params };
}

test('archived workflows are listed with whose they are, the last archived first', async () => {
  const [{ caller }, first, second] = [await makeOperator(), await archived(), await archived()];
  const { items, next } = await perform(listArchivedWorkflows, { limit: 1 }, caller);
  expect(items).toMatchObject([{ id: second.params.wkf_id, owner: second.email, name: 'Offers' }]);
  const rest = await perform(listArchivedWorkflows, { limit: 1, cursor: next ?? '' }, caller);
  expect(rest.items).toMatchObject([{ id: first.params.wkf_id }]);
});

test('those of an account whose person has left are gone for good, and stand in no list', async () => {
  const [{ caller }, { email, params }] = [await makeOperator(), await archived()];
  const ids = async () => (await perform(listArchivedWorkflows, {}, caller)).items.map(({ id }) => id);
  expect(await ids()).toContain(params.wkf_id);
  await db().account.updateMany({ where: { owner: { email } }, data: { closedAt: new Date() } });
  expect(await ids()).not.toContain(params.wkf_id);
});
