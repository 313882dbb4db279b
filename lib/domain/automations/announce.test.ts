import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { addDocument } from '@/lib/domain/workflows/operations/add-document';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, completedRun, finish, post, ranOnce } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { runJob } from '@/lib/testing/run-job';
import { makeTemplate, makeWorkflow, offerPost } from '@/lib/testing/workflows';
import { automationPayload } from './announce';
import { openOutput } from './operations/open-output';

type Told = { documents: { documentId: string; name: string; file: { url: string; size: number } | null }[]; error: Record<string, unknown> | null };

/** What is told of the newest event of a type. */
async function told(runId: string, type: string): Promise<Told & Record<string, unknown>> {
  const event = await db().event.findFirstOrThrow({ where: { subject: runId, type }, orderBy: { sequence: 'desc' } });
  return (await automationPayload(event.id)) as Told & Record<string, unknown>;
}

test('tells which run of what, and its documents with links that open without a credential', async () => {
  const { run, values } = await completedRun(await makeAccount());
  const data = await told(run.id, 'automation.completed');
  expect(data).toMatchObject({ automationId: run.id, workflowId: values.WKF_ID, eventId: values.EVENT_ID, sequence: 3, test: false, error: null });
  expect(data.documents).toMatchObject([{ documentId: values.DOC_ID, name: 'Offer', file: { name: 'Offer.docx' }, pdf: null, signedPdf: null }]);
  const link = data.documents[0]?.file;
  const { status, response } = await call(serve(openOutput).GET, { params: { token: link?.url.split('/').at(-1) ?? '' } });
  expect([status, (await response.arrayBuffer()).byteLength]).toEqual([200, link?.size]);
});

test('an event about one document tells of that one alone', async () => {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  await changeDocument({ key, ...made }, { createPdfCopy: false });
  const fileId = await makeTemplate(account.id, { name: 'Letter.docx' });
  const added = await call(serve(addDocument).POST, { key, method: 'POST', params: { wkf_id: made.workflow.id }, body: { file_id: fileId } });
  await changeDocument({ key, ...made, documentId: added.json.id }, { createPdfCopy: false });
  const { json } = await post(made.secret, offerPost);
  await finish(json.automationId);
  const ids = async (type: string) => (await told(json.automationId, type)).documents.map(({ documentId }) => documentId);
  expect(await ids('automation.document.created')).toEqual([added.json.id]);
  expect((await ids('automation.completed')).sort()).toEqual([made.documentId, added.json.id].sort());
});

test('of a run that failed it tells why, and neither the value at fault nor the password', async () => {
  const secret = 'opens-it-4711';
  const template = { paragraphs: ['{{Word}} {{=1 / Count}}'] };
  const settings = { enablePdfPassword: true, pdfPassword: secret };
  const { run } = await ranOnce({ template, settings, values: { Word: 'known-to-nobody', Count: 0 }, fields: ['Word', 'Count'] });
  const data = await told(run.id, 'automation.failed');
  expect(Object.keys(data.error ?? {}).sort()).toEqual(['advice', 'code', 'message', 'step']);
  expect(JSON.stringify(data)).not.toMatch(/opens-it-4711|known-to-nobody/);
});

test('of a run that was erased no document is told, and of none that is gone anything', async () => {
  const { run } = await completedRun(await makeAccount());
  const event = await db().event.findFirstOrThrow({ where: { subject: run.id, type: 'automation.completed' } });
  await db().automation.update({ where: { id: run.id }, data: { finishedAt: new Date(0) } });
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  await runJob('erase-automations').finally(() => delete env().AUTOMATION_RETENTION_DAYS);
  expect(await automationPayload(event.id)).toMatchObject({ documents: [{ name: '', file: null, pdf: null, signedPdf: null }] });
  expect(await automationPayload('evt_none')).toBeNull();
});
