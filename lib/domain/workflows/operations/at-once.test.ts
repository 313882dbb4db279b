import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { perform } from '@/lib/surfaces/perform/perform';
import { adding, liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { makeTemplate } from '@/lib/testing/workflows';
import { restoreWorkflowVersion } from './restore-workflow-version';

const versionsOf = (workflowId: string) => db().workflowVersion.findMany({ where: { workflowId }, orderBy: { number: 'asc' } });

test('of eight who publish the same draft at once one does, and there is one version more', async () => {
  const { id, editor } = await liveWorkflow();
  const { json } = await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Later' } });
  const all = await Promise.all(Array.from({ length: 8 }, () => editor.publish(id, json.revision)));
  const statuses = all.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await versionsOf(id)).map(({ number, definition }) => [number, (definition as { name: string }).name])).toEqual([
    [1, 'Offers'],
    [2, 'Later'],
  ]);
});

test('edits, publishing, dropping and restoring at once leave a workflow whole, and nobody a failure', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const caller = await signedInCaller(account.ownerId);
  const more = adding(await makeTemplate(account.id));
  const revision = async () => (await editor.read(id)).json.revision as number;
  const acts = [
    async (round: number) => (await editor.edit(id, await revision(), { kind: 'workflow', set: { name: `Round ${round}` } })).status,
    async () => (await editor.edit(id, await revision(), { kind: 'document', documentId, set: { folder: 'Offers' } })).status,
    async () => (await editor.edit(id, await revision(), { ...more, before: documentId })).status,
    async () => (await editor.edit(id, await revision(), { kind: 'remove', documentId: more.document.id })).status,
    async () => (await editor.publish(id, await revision())).status,
    async () => (await editor.drop(id, await revision())).status,
    async () =>
      perform(restoreWorkflowVersion, { wkf_id: id, version: 1 }, caller).then(
        () => 200,
        (error) => (error instanceof AppError ? error.status : 500),
      ),
  ];
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) statuses.push(...(await Promise.all(acts.map((act) => act(round)))));
  expect(statuses.filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);

  const versions = await versionsOf(id);
  expect(versions.map(({ number }) => number)).toEqual(versions.map((_, index) => index + 1));
  const workflow = await db().workflow.findUniqueOrThrow({ where: { id }, include: { documents: { orderBy: { position: 'asc' } } } });
  const newest = versions.at(-1)?.definition as { name: string; documents: { id: string }[] };
  expect([newest.name, newest.documents.map((document) => document.id)]).toEqual([workflow.name, workflow.documents.map((document) => document.id)]);
  expect(new Set(workflow.documents.map(({ position }) => position)).size).toBe(workflow.documents.length);
});
