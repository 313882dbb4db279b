import { expect, test } from 'vitest';
import { DELETE, GET } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeOperator } from '@/lib/testing/operator';
import { makeWorkflow } from '@/lib/testing/workflows';
import { listOperatorActs } from './list-operator-acts';
import { restoreWorkflow } from './restore-workflow';

async function archived() {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id as string };
  await call(DELETE, { key, params, method: 'DELETE' });
  return { key, account, params };
}

test('an archived workflow is there again for its owner, and the log says who brought it back', async () => {
  const [{ caller, name }, { key, params }] = [await makeOperator('Rita Restorer'), await archived()];
  await perform(restoreWorkflow, params, caller);
  expect((await call(GET, { key, params })).json.status).not.toBe('ARCHIVED');
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({ kind: 'workflow.restored', by: name, target: params.wkf_id });
  for (const wkf_id of [params.wkf_id, 'wkf_unknown'])
    await expect(perform(restoreWorkflow, { wkf_id }, caller)).rejects.toMatchObject({ code: 'not_archived', status: 409 });
});

test('409 for one of an account whose person has left: its address takes nothing again', async () => {
  const [{ caller }, { account, params }] = [await makeOperator(), await archived()];
  await db().account.update({ where: { id: account.id }, data: { closedAt: new Date() } });
  await expect(perform(restoreWorkflow, params, caller)).rejects.toMatchObject({ code: 'not_archived', status: 409 });
  expect(await db().workflow.findUniqueOrThrow({ where: { id: params.wkf_id } })).toMatchObject({ archivedAt: expect.any(Date) });
});
