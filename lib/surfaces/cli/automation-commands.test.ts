import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { finish, post, runOf } from '@/lib/testing/automations';
import { makeWorkflow } from '@/lib/testing/workflows';
import { automationCommands } from './automation-commands';
import { runCommand } from './run-command';

const admin = (...words: string[]) => runCommand(automationCommands, words);

async function failedRun() {
  const { account, key } = await makeAccount();
  const { secret, fileId } = await makeWorkflow({ key, accountId: account.id });
  const { json } = await post(secret);
  const { sha256 } = await db().fileVersion.findFirstOrThrow({ where: { fileId } });
  await db().fileVersion.updateMany({ where: { fileId }, data: { mimeType: 'text/plain' } });
  const run = await finish(json.automationId);
  return { id: run.id, fileId, sha256 };
}

test('a failed automation is listed, shown with what to do, and goes on when it is retried', async () => {
  const { id } = await failedRun();
  expect((await admin('automation', 'list', '--failed')).out).toContain(`${id}  `);
  const shown = await admin('automation', 'show', id);
  expect(shown.out).toMatch(/failed[\s\S]*not_office[\s\S]*Upload a DOCX[\s\S]*fill +failed +attempts 1/);
  expect(await admin('automation', 'retry', id)).toMatchObject({ exitCode: 0 });
  expect(await runOf(id)).toMatchObject({ status: 'running', generation: 2, error: null, steps: [{ status: 'waiting' }, { status: 'waiting' }] });
  expect(await db().operatorAct.findFirst({ where: { target: id } })).toMatchObject({ kind: 'run.retried', byId: null });
  expect(await admin('automation', 'retry', id)).toMatchObject({ exitCode: 1, err: expect.stringContaining('Only an automation that has failed') });
});

test('without --failed the newest are listed, each with its state', async () => {
  const { id } = await failedRun();
  await admin('automation', 'retry', id, '--newest-version');
  // Newer than what other tests have left behind, whatever their clocks said.
  const { workflowId } = await runOf(id);
  await db().automation.updateMany({ where: { workflowId }, data: { createdAt: new Date('2190-01-01'), finishedAt: null } });
  await db().automation.update({ where: { id }, data: { createdAt: new Date('2189-12-31') } });
  const { out } = await admin('automation', 'list');
  expect(out.split('\n').length).toBeLessThanOrEqual(200);
  expect(out).toMatch(/^aut_\w{20} {2}queued/);
  expect(out).toMatch(new RegExp(`${id} {2}failed .*fill: not_office`));
});

test('on the newest version another one runs in its place', async () => {
  const { id } = await failedRun();
  const { out } = await admin('automation', 'retry', id, '--newest-version');
  const other = /aut_\w{20}/.exec(out)?.[0] ?? '';
  expect(await runOf(other)).toMatchObject({ status: 'queued', rerunOf: id });
  expect(await runOf(id)).toMatchObject({ status: 'failed' });
});

test('an id that nothing has is said so', async () => {
  expect(await admin('automation', 'show', 'aut_nothing')).toMatchObject({ exitCode: 1, err: expect.stringContaining('There is no automation aut_nothing.') });
});

test('with --json an error is JSON as well', async () => {
  const { exitCode, out, err } = await admin('automation', 'show', 'aut_nothing', '--json');
  expect([exitCode, out, JSON.parse(err)]).toEqual([1, '', { error: { message: 'There is no automation aut_nothing.' } }]);
});
