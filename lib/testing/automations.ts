import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { advanceAutomation } from '@/lib/domain/automations/jobs/advance-automation';
import { explainSource } from '@/lib/domain/automations/operations/explain-source';
import { receiveSourceEvent } from '@/lib/domain/automations/operations/receive-source-event';
import { outputToken } from '@/lib/domain/automations/outputs/output-link';
import { updateDocument } from '@/lib/domain/workflows/operations/update-document';
import { getBlob } from '@/lib/engines/storage/blobs';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from './account';
import { call } from './call';
import { makeWorkflow, offerFields, offerPost } from './workflows';

/** Posts to a source as a service does. */
export const post = (secret: string, body: unknown = offerPost, headers: Record<string, string> = {}) =>
  call(serve(explainSource, receiveSourceEvent).POST, { method: 'POST', body: body as object, params: { secret }, headers });

const advanceOnce = (id: string) => advanceAutomation.run({ id }, new AbortController().signal);

/** Does all steps of a run, as the worker does job after job, until it has ended or waits for a time to come. */
export async function finish(id: string, maxJobs = 30) {
  for (let round = 0; round < maxJobs; round += 1) {
    await advanceOnce(id);
    const { status, steps } = await runOf(id);
    const isWaiting = steps.some((step) => step.status === 'waiting' && step.attempts > 0);
    if (status === 'completed' || status === 'failed' || isWaiting) break;
  }
  return runOf(id);
}

export const runOf = (id: string) =>
  db().automation.findUniqueOrThrow({ where: { id }, include: { steps: { orderBy: { position: 'asc' } }, outputs: { orderBy: { createdAt: 'asc' } } } });

type Posted = { template?: { paragraphs?: string[]; bytes?: Uint8Array; name?: string }; settings?: Record<string, unknown>; values?: unknown; test?: boolean };

/** A workflow of an account of its own, and the run of a post to it, as far as it comes. `fields`: what its source declares. */
export async function ranOnce({ template = {}, settings = {}, values = offerPost, test = false, fields = offerFields }: Posted & { fields?: string[] } = {}) {
  const { account, key } = await makeAccount({ test });
  const made = await makeWorkflow({ key, accountId: account.id, ...template, isTest: test, body: { source: { sourceFields: fields } } });
  await changeDocument({ key, ...made }, settings);
  const { json } = await post(made.secret, values);
  return { account, key, ...made, run: await finish(json.automationId) };
}

/** The bytes of a file that a run has made. */
export async function bytesOf(fileId: string | null | undefined): Promise<Uint8Array> {
  return getBlob((await db().file.findUniqueOrThrow({ where: { id: fileId ?? '' } })).sha256);
}

/** A workflow whose one post became a document, and what docs call its parts. */
export async function completedRun({ account, key }: { account: { id: string }; key: string }, name = 'Offers') {
  const { workflow, documentId, secret } = await makeWorkflow({ key, accountId: account.id, body: { name } });
  await changeDocument({ key, workflow, documentId }, { createPdfCopy: false });
  const { json } = await post(secret);
  const run = await finish(json.automationId);
  if (run.status !== 'completed') throw new Error(`The run ended ${run.status}: ${JSON.stringify(run.error)}`);
  const fileId = run.outputs[0]?.fileId ?? '';
  const values = {
    WKF_ID: workflow.id as string,
    DOC_ID: documentId,
    SOURCE_SECRET: secret,
    EVENT_ID: json.eventId as string,
    AUT_ID: json.automationId as string,
    OUTPUT_TOKEN: outputToken(fileId, now()),
  };
  return { run, values };
}

/** Changes a document of a workflow by the API. */
export async function changeDocument(
  { key, workflow, documentId }: { key: string; workflow: { id: string }; documentId: string },
  body: Record<string, unknown>,
) {
  const { status, json } = await call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: workflow.id, doc_id: documentId }, body });
  if (status !== 200) throw new Error(`The document was answered ${status}: ${JSON.stringify(json)}`);
}
