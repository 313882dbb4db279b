import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { runCommand } from '@/lib/surfaces/cli/run-command';
import { workflowCommands } from '@/lib/surfaces/cli/workflow-commands';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { makeOperator } from '@/lib/testing/operator';
import { makeWorkflow } from '@/lib/testing/workflows';
import { listOperatorActs } from './list-operator-acts';
import { setMonthlyLimit } from './set-monthly-limit';

test('acts of the page and of the command line stand in one log, the newest first, each once over the pages', async () => {
  const [{ caller, name }, { account, key, email }] = [await makeOperator('Ida Log'), await makeAccount()];
  await perform(setMonthlyLimit, { account_id: account.id, limit: '9', reason: 'First.' }, caller);
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  await db().workflow.update({ where: { id: workflow.id }, data: { archivedAt: new Date() } });
  await runCommand(workflowCommands, ['workflow', 'restore', workflow.id]);
  const newest = await perform(listOperatorActs, { limit: 1 }, caller);
  expect(newest.items).toMatchObject([{ kind: 'workflow.restored', by: null, target: workflow.id }]);
  const next = await perform(listOperatorActs, { limit: 1, cursor: newest.next ?? '' }, caller);
  expect(next.items).toMatchObject([{ kind: 'limit.set', by: name, target: email, reason: 'First.' }]);
});

test('acts of one moment stand each once over the pages', async () => {
  const [{ caller }, at] = [await makeOperator(), new Date('2026-01-01T00:00:00Z')];
  const targets = ['one', 'two', 'three'].map((name) => `${name}@moment.example`);
  await db().operatorAct.createMany({ data: targets.map((target) => ({ id: newId('opa'), at, kind: 'block.lifted', target, details: {} })) });
  const found: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { items, next } = await perform(listOperatorActs, { limit: 1, ...(cursor ? { cursor } : {}) }, caller);
    found.push(...items.map(({ target }) => target));
    cursor = next;
  }
  expect(found.filter((target) => target.endsWith('@moment.example')).sort()).toEqual([...targets].sort());
});
