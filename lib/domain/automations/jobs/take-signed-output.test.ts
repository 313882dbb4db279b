import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { runFinishJob, runJob } from '@/lib/testing/run-job';
import { sign } from '@/lib/testing/signing';
import { makeWorkflow } from '@/lib/testing/workflows';
import { getAutomation } from '../operations/get-automation';

const signature = { signerName: '{{Name}}', signerEmail: '{{Mail}}', message: 'For {{Name}}', language: null, title: 'Contract of {{Name}}', delivery: 'link' };

async function sent({
  changes = {},
  values = {},
  test: isTest = false,
  monthlyLimit,
  workflow = {},
  folder = '',
}: {
  changes?: object;
  values?: object;
  test?: boolean;
  monthlyLimit?: number;
  workflow?: object;
  folder?: string;
} = {}) {
  const { account, key } = await makeAccount({ test: isTest, ...(monthlyLimit === undefined ? {} : { monthlyLimit }) });
  const paragraphs = ['Contract with {{Name}}', '{{signature:signer}}', '{{date:signer}}'];
  const made = await makeWorkflow({ key, accountId: account.id, paragraphs, isTest, body: { source: { sourceFields: ['Name', 'Mail'] }, ...workflow } });
  await db().workflowDocument.updateMany({ where: { workflowId: made.workflow.id }, data: { folder } });
  await changeDocument({ key, ...made }, { createPdfCopy: true, signature: { ...signature, ...changes } });
  const { json } = await post(made.secret, { Name: 'Anna Berg', Mail: 'anna@example.com', ...values });
  const run = await finish(json.automationId);
  const shown = async () => (await call(serve(getAutomation).GET, { key, params: { wkf_id: made.workflow.id, aut_id: run.id } })).json;
  return { account, key, run, shown };
}

const eventsOf = async (subject: string) => (await db().event.findMany({ where: { subject }, orderBy: { sequence: 'asc' } })).map(({ type }) => type);

test('a document is sent for signature with its fields where the template has them, and comes back signed as an output', { timeout: 90_000 }, async () => {
  const { account, run, shown } = await sent({ folder: 'Contracts/{{Name}}' });
  expect([run.status, run.error]).toEqual(['completed', null]);
  const request = await db().signatureRequest.findUniqueOrThrow({ where: { id: run.outputs[0]?.signatureRequestId ?? '' } });
  expect(request).toMatchObject({
    accountId: account.id,
    status: 'pending',
    signerName: 'Anna Berg',
    signerEmail: 'anna@example.com',
    title: 'Contract of Anna Berg',
    message: 'For Anna Berg',
  });
  // Found in the text of the PDF that LibreOffice made, one under the other on its only page.
  expect(request.fields).toMatchObject([
    { kind: 'signature', party: 'signer', page: 1 },
    { kind: 'date', party: 'signer', page: 1 },
  ]);
  expect(request.pageCount).toBe(1);
  const open = await shown();
  expect(open.outputs[0].signature).toMatchObject({ requestId: request.id, status: 'pending', signerLink: expect.stringContaining('/sign/') });
  await sign(open.outputs[0].signature.signerLink);
  await runFinishJob(request.id);
  const signed = await db().event.findFirstOrThrow({ where: { subject: request.id, type: 'request.signed' } });
  await runJob('take-signed-output', signed.id);
  await runJob('take-signed-output', signed.id);
  const done = await shown();
  expect(done.outputs[0]).toMatchObject({ signedPdf: { name: 'Offer (signed).pdf' }, signature: { status: 'signed', signerLink: null } });
  const files = await db().file.findMany({ where: { accountId: account.id, origin: 'output' }, orderBy: { createdAt: 'asc' } });
  expect(files.map(({ name, folder }) => [name, folder])).toEqual(
    ['Offer.docx', 'Offer.pdf', 'Offer (signed).pdf'].map((name) => [name, 'Contracts/Anna Berg']),
  );
  expect(await eventsOf(run.id)).toEqual([
    'automation.started',
    'automation.document.created',
    'automation.signature.requested',
    'automation.completed',
    'automation.signature.completed',
  ]);
});

describe('a run fails, and nobody is asked', () => {
  test.each([
    ['an address that is none', { values: { Mail: 'anna at example' } }, 'invalid_email', 'anna at example'],
    ['a name with a link', { values: { Name: 'Visit https://evil.example' } }, 'invalid_signature_text', undefined],
    ['a value that would be a field to sign', { values: { Name: 'Anna {{text:signer:PIN}}' } }, 'field_tag_in_value', 'Anna {{text:signer:PIN}}'],
    ['a month that is used up', { monthlyLimit: 0 }, 'monthly_limit', undefined],
  ])('over %s', async (_what, given, code, value) => {
    const { run } = await sent(given);
    expect([run.status, run.error]).toMatchObject(['failed', { code, step: { kind: 'request-signature' }, ...(value ? { value } : {}) }]);
    expect(run.outputs[0]?.signatureRequestId).toBeNull();
    expect(await db().signatureRequest.count({ where: { accountId: run.accountId } })).toBe(0);
  });

  test('the month’s limit says when it resets', async () => {
    const { run } = await sent({ monthlyLimit: 0 });
    expect(run.error).toMatchObject({ advice: expect.stringMatching(/after \d{4}-\d\d-01T00:00:00.000Z/) });
  });
});

test.each([
  ['pt-PT', null, 'pt-br'],
  ['pl', null, 'en'],
  ['de-CH', 'fr', 'fr'],
])('of a workflow in %s whose signature names %s, the request is in %s', async (language, own, expected) => {
  const { run } = await sent({ workflow: { language }, changes: { language: own } });
  const request = await db().signatureRequest.findUniqueOrThrow({ where: { id: run.outputs[0]?.signatureRequestId ?? '' } });
  expect(request.language).toBe(expected);
});

test('of a test workflow no email leaves, and nothing counts', async () => {
  const { run } = await sent({ test: true, changes: { delivery: 'email' }, monthlyLimit: 0 });
  expect(run.status).toBe('completed');
  const request = await db().signatureRequest.findUniqueOrThrow({ where: { id: run.outputs[0]?.signatureRequestId ?? '' } });
  expect(request.isTest).toBe(true);
});

test('an event that nobody knows is left alone', async () => {
  expect(await runJob('take-signed-output', 'evt_unknown')).toBeUndefined();
});
