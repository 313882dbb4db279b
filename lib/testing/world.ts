import { onTestFinished } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { uploadPdf } from '@/lib/domain/files/operations/upload-pdf';
import { maxTemplateBytes } from '@/lib/domain/files/rules';
import { sharePdf } from '@/lib/domain/files/share-pdf';
import { createDraft } from '@/lib/domain/signatures/operations/create-draft';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from './account';
import { completedRun } from './automations';
import { call } from './call';
import { putDelivery } from './deliveries';
import { openForm } from './forms';
import { outside } from './outside-server';
import { plainDocx } from './plain-docx';
import { listenTo, receiverHost } from './receiver';
import { signedInCaller } from './session';
import { createRequest, downloadPdf, sign } from './signing';
import { keepTemplate, makeWorkflowOf } from './templates';
import { textPdf } from './text-pdf';
import { makeTemplate, makeWorkflow } from './workflows';

/** What a documented call finds when it is run: an account, and what its variables stand for. */
export type World = { account: { id: string; ownerId: string }; key: string; values: Record<string, string> };

/** The files that documented calls send. */
export const files: Record<string, () => string | Buffer<ArrayBuffer>> = {
  'agreement.pdf': textPdf,
  'not-a-pdf.pdf': () => 'no PDF',
  'too-large.pdf': () => ' '.repeat(5 * 1024 * 1024 + 1),
  'contract.docx': () => plainDocx('Dear {{Client Name}}'),
  'page.docx': () => '<!doctype html><title>No document</title>',
  'too-large.docx': () => Buffer.alloc(maxTemplateBytes + 1),
};

/** The states that docs can name in `given`, each with what it adds to an account that has nothing yet. */
const states: Record<string, (world: World) => Promise<Record<string, string> | undefined>> = {
  'open request': ({ key }) => request(key),
  'signed request': async ({ key }) => {
    const { signer_link, ...values } = await request(key);
    await sign(signer_link);
    return values;
  },
  'signed file': async ({ key }) => {
    const { signer_link, REQUEST_ID, REQUEST_TOKEN } = await request(key);
    await sign(signer_link);
    const { response } = await downloadPdf(REQUEST_ID, { token: REQUEST_TOKEN });
    return { FILE_HASH: sha256(new Uint8Array(await response.arrayBuffer())) };
  },
  'expired request': async ({ key }) => {
    const values = await request(key);
    startAt(daysAfter(now(), 15));
    return values;
  },
  'upload address': ({ key }) => upload(key),
  'received upload': async ({ key }) => {
    const values = await upload(key);
    const params = { upload_id: values.UPLOAD_ID };
    await call(serve(uploadPdf).PUT, { key, params, method: 'PUT', body: textPdf(), headers: { 'content-type': 'application/pdf' } });
    return values;
  },
  template: async ({ account }) => ({ FILE_ID: (await keepTemplate(account.id)).id }),
  'kept PDF': async ({ account }) => ({ FILE_ID: (await sharePdf(account.id, 'Terms.pdf', Buffer.from(textPdf()))).id }),
  'template of a workflow': async ({ account }) => {
    const { id } = await keepTemplate(account.id);
    await makeWorkflowOf(account, id);
    return { FILE_ID: id };
  },
  'template file': async ({ account }) => ({ FILE_ID: await makeTemplate(account.id) }),
  'template file of others': async () => ({ FILE_ID: await makeTemplate((await makeAccount()).account.id) }),
  workflow: (world) => workflow(world),
  'incomplete workflow': (world) => workflow(world, { source: {} }),
  'workflow with a webhook': (world) => workflow(world, { outgoingWebhook: { webhookUrl: 'https://example.com/hooks/before' } }),
  'workflow and template': async (world) => ({ ...(await workflow(world)), FILE_ID: await makeTemplate(world.account.id) }),
  'workflow and template of others': async (world) => ({ ...(await workflow(world)), FILE_ID: await makeTemplate((await makeAccount()).account.id) }),
  'archived workflow': async (world) => {
    const values = await workflow(world);
    await call(serve(archiveWorkflow).DELETE, { key: world.key, params: { wkf_id: values.WKF_ID }, method: 'DELETE' });
    return values;
  },
  webhook: ({ account }) => webhook(account.id),
  'webhook delivery': ({ account }) => webhook(account.id, { status: 'delivered' }),
  'pending webhook delivery': ({ account }) => webhook(account.id, { status: 'pending' }),
  'disabled webhook': ({ account }) => webhook(account.id, { status: 'held', isDisabled: true }),
  'webhook with a new secret': async ({ account }) => {
    const values = await webhook(account.id);
    await db().webhookEndpoint.update({ where: { id: values.WEBHOOK_ID }, data: { previousSecretUntil: daysAfter(now(), 1) } });
    return values;
  },
  'twenty webhooks': async ({ account }) => {
    for (let index = 0; index < 20; index += 1) await listenTo('requests', account.id);
    return undefined;
  },
  'source of a complete workflow': (world) => postedTo(world, {}),
  'source of an incomplete workflow': (world) => postedTo(world, { source: {} }),
  'completed automation': (world) => automation(world),
  'failed automation': async (world) => {
    const values = await automation(world);
    await db().automation.update({ where: { id: values.AUT_ID as string }, data: { status: 'failed' } });
    return values;
  },
  'automation of an archived workflow': async (world) => {
    const values = await automation(world);
    await db().workflow.update({ where: { id: values.WKF_ID as string }, data: { archivedAt: now() } });
    return values;
  },
  'received event': async (world) => {
    const { values } = await completedRun(world);
    return { ...values, EVT_ID: values.EVENT_ID };
  },
  'open form': async () => ({ KEY: (await openForm()).formKey }),
  draft: async ({ account }) => ({ DRAFT_ID: (await perform(createDraft, {}, await signedInCaller(account.ownerId))).id }),
  'month used up': async ({ account: { id } }) => {
    await db().account.update({ where: { id }, data: { monthlyLimit: 0 } });
    return undefined;
  },
  'document at a public address': async () => {
    await outside({ hosts: ['files.example.com'], answer: (_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(textPdf()) });
    return undefined;
  },
  'document that cannot be fetched': async () => {
    await outside({ hosts: ['files.example.com'], answer: (_, response) => response.writeHead(500).end() });
    return undefined;
  },
};

/** In which state an operation without docs finds what its path names. */
export const statesByPathMember: Record<string, string> = {
  request_id: 'open request',
  upload_id: 'upload address',
  file_id: 'template',
  wkf_id: 'workflow',
  doc_id: 'workflow',
  webhook_id: 'webhook',
  delivery_id: 'webhook delivery',
  aut_id: 'completed automation',
  secret: 'source of a complete workflow',
  draft_id: 'draft',
  evt_id: 'received event',
  key: 'open form',
};

/** Makes a world of its own, two days after the last sender of the docs: one without a key may ask a signer once a day. */
export async function makeWorld(given?: string): Promise<World> {
  onTestFinished(() => setClock(null));
  startAt(daysAfter(await lastOfDocs(), 2));
  const { account, key } = await makeAccount();
  const world: World = { account, key, values: { PARAPH_API_KEY: key } };
  if (given === undefined) return world;
  const state = states[given];
  if (!state) throw new Error(`There is no state "${given}": docs name one of ${Object.keys(states).join(', ')}, or lib/testing/world.ts gets another.`);
  Object.assign(world.values, await state(world));
  return world;
}

/** From now on the clock runs from there. */
function startAt(start: Date): void {
  const offsetMs = start.getTime() - Date.now();
  setClock(() => new Date(Date.now() + offsetMs));
}

/** When somebody last sent without a key from one of the addresses that docs show. Test files share their worker's database. */
async function lastOfDocs(): Promise<Date> {
  const { _max } = await db().signatureRequest.aggregate({ _max: { createdAt: true }, where: { accountId: null, senderEmail: { endsWith: '@example.com' } } });
  return _max.createdAt ?? new Date();
}

async function request(key: string) {
  const { json } = await createRequest(key);
  return { REQUEST_ID: json.request_id as string, REQUEST_TOKEN: json.request_token as string, signer_link: json.signer_link as string };
}

async function webhook(accountId: string, { status, isDisabled = false }: { status?: 'delivered' | 'pending' | 'held'; isDisabled?: boolean } = {}) {
  await outside({ hosts: [receiverHost], answer: (_, response) => response.writeHead(204).end() });
  const { id } = await listenTo('requests', accountId);
  if (isDisabled) await db().webhookEndpoint.update({ where: { id }, data: { disabledAt: now(), disabledReason: 'owner' } });
  return { WEBHOOK_ID: id, ...(status ? { DELIVERY_ID: await putDelivery(id, accountId, status) } : {}) };
}

async function upload(key: string) {
  const { json } = await call(serve(getUploadUrl).POST, { key, method: 'POST' });
  return { UPLOAD_ID: json.upload_id as string };
}

async function workflow({ account, key }: World, body: Record<string, unknown> = {}) {
  const made = await makeWorkflow({ key, accountId: account.id, body });
  return { WKF_ID: made.workflow.id as string, DOC_ID: made.documentId };
}

async function postedTo({ account, key }: World, body: Record<string, unknown>) {
  const { workflow, documentId, secret } = await makeWorkflow({ key, accountId: account.id, body });
  return { WKF_ID: workflow.id as string, DOC_ID: documentId, SOURCE_SECRET: secret };
}

async function automation(world: World): Promise<Record<string, string>> {
  const { values } = await completedRun(world);
  return values;
}
