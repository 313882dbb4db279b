import { afterAll, afterEach, expect, test } from 'vitest';
import { POST as decline } from '@/app/sign/[token]/decline/route';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { drawingParagraph, drawingRun, pptx, shape } from '@/lib/engines/office/testing/build-pptx';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun, ranOnce } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { postForm } from '@/lib/testing/post-form';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, tokenIn } from '@/lib/testing/signing';
import { getAutomation } from '../operations/get-automation';
import { listOutputs } from '../operations/list-outputs';

afterEach(() => {
  setClock(null);
  delete env().AUTOMATION_RETENTION_DAYS;
});
afterAll(closeConverter);

const signature = { signerName: 'Anna Berg', signerEmail: 'anna@example.com', message: null, language: null, title: null, delivery: 'link' };

/** A run that has sent its document for signature, and how its output is shown to a key. */
async function sent(changes: Record<string, unknown> = {}, template: Parameters<typeof ranOnce>[0] = {}) {
  const made = await ranOnce({
    template: { paragraphs: ['{{Name}}', '{{signature:signer}}'] },
    settings: { signature: { ...signature, ...changes } },
    values: { Name: 'Anna' },
    fields: ['Name'],
    ...template,
  });
  const shownTo = async (key: string) => (await call(serve(listOutputs).GET, { key, params: { wkf_id: made.workflow.id } })).json[0].signature;
  return { ...made, requestId: made.run.outputs[0]?.signatureRequestId ?? '', shownTo };
}

test('the signer’s link is shown to who may run the workflow, and to nobody who may only look', { timeout: 60_000 }, async () => {
  const { account, key, requestId, shownTo } = await sent();
  expect(await shownTo(key)).toEqual({ requestId, status: 'pending', signerLink: expect.stringContaining('/sign/') });
  const looking = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'looks', isTest: false, isReadOnly: true });
  expect(await shownTo(looking.key)).toEqual({ requestId, status: 'pending', signerLink: null });
});

test('the link of a request that was mailed is its signer’s alone', { timeout: 60_000 }, async () => {
  const { key, shownTo } = await sent({ delivery: 'email' });
  expect(await shownTo(key)).toMatchObject({ status: 'pending', signerLink: null });
});

test.each<[string, string, (given: { key: string; requestId: string; link: string }) => Promise<unknown>]>([
  ['declined', 'cancelled', ({ link }) => postForm(decline, { token: tokenIn(link) }, { reason: 'No' })],
  ['cancelled', 'cancelled', ({ key, requestId }) => cancelRequest(requestId, { key })],
  ['expired', 'expired', async () => setClock(() => daysAfter(new Date(Date.UTC(2026, 10, 22)), 400))],
])('of a request that was %s the output says %s, and shows no link', { timeout: 60_000 }, async (_what, status, end) => {
  const { key, requestId, shownTo } = await sent();
  const { signerLink: link } = await shownTo(key);
  await end({ key, requestId, link });
  expect(await shownTo(key)).toEqual({ requestId, status, signerLink: null });
});

test('a slide’s {{signature:signer}} arrives as a field at its place of the PDF', { timeout: 60_000 }, async () => {
  const text = (words: string) => drawingParagraph(drawingRun(words));
  const bytes = pptx([{ title: 'For {{Name}}' }, { title: 'Sign', shapes: shape(text('{{signature:signer}}')) }]);
  const { run, requestId } = await sent({}, { template: { bytes, name: 'Deck.pptx' } });
  expect([run.status, run.error]).toEqual(['completed', null]);
  const { fields, pageCount } = await db().signatureRequest.findUniqueOrThrow({ where: { id: requestId } });
  expect([fields, pageCount]).toMatchObject([[{ kind: 'signature', party: 'signer', page: 2 }], 2]);
});

test('of a run that was erased it is shown that it ran, and nothing of what it made', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  await db().automation.update({ where: { id: run.id }, data: { finishedAt: new Date(0) } });
  Object.assign(env(), { AUTOMATION_RETENTION_DAYS: 30 });
  await runJob('erase-automations');
  const { status, json } = await call(serve(getAutomation).GET, { key: made.key, params: { wkf_id: values.WKF_ID, aut_id: run.id } });
  expect([status, json]).toMatchObject([
    200,
    {
      status: 'completed',
      steps: [{ status: 'done', facts: {}, findings: [], error: null }],
      outputs: [{ name: '', file: null, pdf: null, signedPdf: null, signature: null }],
    },
  ]);
});
