import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/i18n/languages';
import type { Size } from '@/lib/engines/pdf/place';
import { getBlob } from '@/lib/engines/storage/blobs';
import { noteBlobs } from '../../files/store';
import type { StoredField } from '../fields/stored-field';
import { describeDocument } from '../signing/page-descriptions';
import type { RequestRow } from '../store';
import { readPdf } from './document/read-pdf';
import type { Beginning } from './new-draft';
import type { DraftField, Suggestion } from './schema';

/** Of a page: places of tags are found anew to within this. */
const tolerance = 0.003;

/** What a draft takes over from a request, and what is to be noted when it is made. What cannot be taken along is said in `problemCode`. */
export type Model = { given: Beginning; beside?: (tx: Tx) => Promise<unknown> };

/** A request that was sent, as the model of the next one: its words, its document and the fields that somebody placed. */
export async function afterModel(request: RequestRow): Promise<Model> {
  const words = {
    ...{ title: request.title, message: request.message ?? '', senderSigns: request.senderSigns, certificate: request.certificate },
    ...{ signerName: request.signerName ?? '', signerEmail: request.signerEmail },
    ...{ language: request.language as Language, delivery: request.delivery as 'email' | 'link' },
  };
  if (request.erasedAt)
    return { given: { ...words, problemCode: 'document_erased', problemMessage: 'The document of the earlier request was erased when its time was over.' } };
  const bytes = await getBlob(request.sourceSha256);
  if (request.sourceKind === 'markdown') return { given: { ...words, documentKind: 'markdown', markdown: Buffer.from(bytes).toString('utf8') } };
  return pdfModel(request, words, bytes);
}

async function pdfModel(request: RequestRow, words: Beginning, bytes: Uint8Array): Promise<Model> {
  try {
    const read = await readPdf(bytes, `${request.title}.pdf`);
    const presented = await describeDocument(request.presentedSha256);
    const fields = placedFields(request.fields, read.suggestions, read.pages, presented);
    const blob = { sha256: read.pdfSha256, bytes: read.pdfBytes, mimeType: 'application/pdf', createdAt: now() };
    return { given: { ...words, ...read, fields }, beside: (tx) => noteBlobs(tx, [blob]) };
  } catch (error) {
    // It was taken once; rules may have changed since.
    if (!(error instanceof AppError) || error.code !== 'bad_request') throw error;
    return { given: { ...words, problemCode: error.details?.[0]?.code ?? error.code, problemMessage: error.details?.[0]?.message ?? error.message } };
  }
}

/** Those that somebody placed, where they placed them: not those of tags, nor those of the page that was added for signatures. */
export function placedFields(
  fields: readonly StoredField[],
  suggestions: readonly Suggestion[],
  pages: readonly Size[],
  presented: readonly Size[],
): DraftField[] {
  const tags = suggestions.filter(({ why }) => why === 'tag');
  return fields
    .filter(({ page }) => page <= pages.length)
    .map((field) => onOwnPage(field, pages[field.page - 1], presented[field.page - 1]))
    .filter((field) => !tags.some((tag) => isOfTag(field, tag)))
    .map(({ label, ...field }, index) => ({ ...field, id: `f${index}`, ...(label === '' ? {} : { label }) }));
}

/** A page may have grown by a margin below or to the right: its fields stand on less of it than before. */
function onOwnPage(field: StoredField, own: Size | undefined, presented: Size | undefined): StoredField {
  const across = own && presented ? presented.width / own.width : 1;
  const down = own && presented ? presented.height / own.height : 1;
  return { ...field, x: field.x * across, width: field.width * across, y: field.y * down, height: field.height * down };
}

const isOfTag = (field: StoredField, tag: Suggestion): boolean =>
  field.page === tag.page && field.kind === tag.kind && Math.abs(field.x - tag.x) < tolerance && Math.abs(field.y - tag.y) < tolerance;
