import { expect, test } from 'vitest';
import { DELETE, GET, PATCH } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';
import { runCommand } from './run-command';
import { workflowCommands } from './workflow-commands';

const run = (...args: string[]) => runCommand(workflowCommands, args);

async function made() {
  const { key, account, email } = await makeAccount();
  const { workflow, secret } = await makeWorkflow({ key, accountId: account.id });
  return { key, email, workflow, secret, params: { wkf_id: workflow.id as string } };
}

test('workflow restore brings an archived workflow back as it was, and it can be changed again', async () => {
  const { key, workflow, params } = await made();
  await call(DELETE, { key, params, method: 'DELETE' });
  expect((await run('workflow', 'restore', workflow.id)).out).toContain('is restored');
  expect((await run('workflow', 'restore', workflow.id)).out).toContain('is not archived');
  const { json } = await call(GET, { key, params });
  expect(json).toEqual({ ...workflow, updatedAt: json.updatedAt });
  expect((await call(PATCH, { key, params, method: 'PATCH', body: { name: 'x' } })).status).toBe(200);
});

test('workflow auto-create switches it, refuses an archived workflow and any other word', async () => {
  const { key, workflow, params } = await made();
  await run('workflow', 'auto-create', workflow.id, 'off');
  expect(await db().operatorAct.findFirst({ where: { target: workflow.id } })).toMatchObject({ kind: 'workflow.switched', details: { state: 'off' } });
  expect((await call(GET, { key, params })).json.autoCreate).toBe(false);
  expect((await run('workflow', 'auto-create', workflow.id, 'maybe')).exitCode).toBe(1);
  expect((await run('workflow', 'auto-create', 'x', 'maybe')).err).toContain('on or off');
  await call(DELETE, { key, params, method: 'DELETE' });
  expect(await run('workflow', 'auto-create', workflow.id, 'on')).toMatchObject({ exitCode: 1, err: expect.stringContaining('archived') });
});

test('workflow list and show tell what an operator needs, and no secret', async () => {
  const { email, workflow, secret } = await made();
  expect((await run('workflow', 'list', '--email', email)).out).toBe(`${workflow.id}  COMPLETE    ${email}  Offers`);
  for (const flags of [[], ['--json']]) {
    const { out } = await run('workflow', 'show', workflow.id, ...flags);
    expect(out).toContain('Offer.docx');
    expect(out).not.toContain(secret);
  }
  expect((await run('workflow', 'show', 'wkf_x')).exitCode).toBe(1);
});
