import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { insertStoredFile } from '@/lib/domain/files/stored-file';
import { createWorkflow } from '@/lib/domain/workflows/operations/create-workflow';
import { namesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import type { Tag } from '@/lib/engines/office/language/tag';
import { packEntry, writeZip } from '@/lib/engines/office/package/write-zip';
import { putBlob } from '@/lib/engines/storage/blobs';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from './call';

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

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

/** A DOCX with these paragraphs, in an account's files; its id. */
export async function makeTemplate(accountId: string, { paragraphs = offer, name = 'Offer.docx', isTest = false } = {}): Promise<string> {
  const bytes = docxOf(paragraphs);
  const tags = paragraphs.flatMap((text) =>
    readTags(text).map(({ source, tag }) => ({ name: source, names: namesIn(tag), kind: kindOf(tag), place: `"${text}"`, count: 1 })),
  );
  const sha256 = await putBlob(bytes);
  const file = { accountId, isTest, name, mimeType: docxType, sha256, bytes: bytes.length, origin: 'upload' as const, at: now() };
  return (await transaction((tx) => insertStoredFile(tx, { ...file, reading: { kind: 'docx', tags, findings: [], fonts: [] } }))).id;
}

const kinds = { if: 'condition', each: 'group', value: 'value', field: 'field' } as const;
const kindOf = ({ kind }: Tag) => kinds[kind as keyof typeof kinds] ?? 'broken';

type Given = { key: string; accountId: string; paragraphs?: string[]; isTest?: boolean; body?: Record<string, unknown> };

/** A complete workflow with one template, made by the operation that the API has; `body` changes what is sent. */
export async function makeWorkflow({ key, accountId, body = {}, ...template }: Given) {
  const fileId = await makeTemplate(accountId, template);
  const sent = { name: 'Offers', source: { sourceFields: offerFields }, document: { fileId }, ...body };
  const { status, json } = await call(serve(createWorkflow).POST, { key, body: sent });
  if (status !== 201) throw new Error(`The workflow was answered ${status}: ${JSON.stringify(json)}`);
  return { fileId, workflow: json, documentId: json.documents[0]?.id as string, secret: (json.source.webhookUrl as string).split('/').at(-1) ?? '' };
}

const part = (name: string, xml: string) => packEntry(name, Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`));
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** As little as Word opens. */
const docxOf = (paragraphs: readonly string[]): Uint8Array =>
  writeZip([
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    part(
      'word/document.xml',
      `<w:document xmlns:w="${main}"><w:body>${paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
    ),
  ]);
