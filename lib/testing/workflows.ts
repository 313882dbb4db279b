import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { fileKinds } from '@/lib/domain/files/hosted/file-kinds';
import { condensed } from '@/lib/domain/files/hosted/template-reading';
import { insertStoredFile } from '@/lib/domain/files/stored-file';
import { createWorkflow } from '@/lib/domain/workflows/operations/create-workflow';
import { readTemplate } from '@/lib/engines/office/template/read-template';
import { putBlob } from '@/lib/engines/storage/blobs';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from './call';
import { plainDocx } from './plain-docx';

const offer = ['Offer for {{Customer Name}}', '{{Items.name}}: in all {{=SUM(Items.price)}}'];

/** Names of the fields that the template of `makeWorkflow` uses. */
export const offerFields = ['Customer Name', 'Items.name', 'Items.price'];

/** A post that has them. */
export const offerPost = {
  'Customer Name': 'Anna Berg',
  Items: [
    { name: 'Chair', price: 40 },
    { name: 'Table', price: 90 },
  ],
};

type Template = { paragraphs?: string[]; bytes?: Uint8Array; name?: string; isTest?: boolean };

/** A DOCX with these paragraphs, or an office file as it is, in an account's files; its id. */
export async function makeTemplate(accountId: string, { paragraphs = offer, bytes = docxOf(paragraphs), name = 'Offer.docx', isTest = false }: Template = {}) {
  const sha256 = await putBlob(bytes);
  const { mimeType } = name.endsWith('.pptx') ? fileKinds.pptx : fileKinds.docx;
  const file = { accountId, isTest, name, mimeType, sha256, bytes: bytes.length, origin: 'upload' as const, at: now() };
  return (await transaction((tx) => insertStoredFile(tx, { ...file, reading: condensed(readTemplate(bytes)) }))).id;
}

/** Each in a paragraph of its own. */
const docxOf = (paragraphs: string[]) => plainDocx(paragraphs.join('</w:t></w:r></w:p><w:p><w:r><w:t>'));

type Given = Template & { key: string; accountId: string; body?: Record<string, unknown> };

/** A complete workflow with one template, made by the operation that the API has; `body` changes what is sent. */
export async function makeWorkflow({ key, accountId, body = {}, ...template }: Given) {
  const fileId = await makeTemplate(accountId, template);
  const sent = { name: 'Offers', source: { sourceFields: offerFields }, document: { fileId }, ...body };
  const { status, json } = await call(serve(createWorkflow).POST, { key, body: sent });
  if (status !== 201) throw new Error(`The workflow was answered ${status}: ${JSON.stringify(json)}`);
  return { fileId, workflow: json, documentId: json.documents[0]?.id as string, secret: (json.source.webhookUrl as string).split('/').at(-1) ?? '' };
}
