import type { ErrorDetail } from '@/lib/core/errors';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { tidyLine } from '@/lib/core/text/person-name';
import type { EdgeMark } from '@/lib/engines/pdf/edge/edge-mark';
import { preparePdf } from '@/lib/engines/pdf/intake/prepare-pdf';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import type { TagOddity } from '@/lib/engines/pdf/typeset/tag-collector';
import { TagRefusal } from '@/lib/engines/pdf/typeset/tag-refusal';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { certificateWords } from '@/lib/words/certificate-words';
import { messagesFor } from '@/lib/words/messages';
import { takeInJudged } from '../../files/judged-pdf';
import { signatureErrors } from '../errors';
import { heightOf } from '../fields/placement-rules';
import type { StoredField } from '../fields/stored-field';
import { tagProblem } from '../fields/tag-problem';
import { type Party, signingParties } from '../rules';
import type { CreateInput } from '../schema';
import type { DocumentSource } from './document-source';

export type PreparedDocument = { title: string; pdf: Uint8Array; pageCount: number; fields: StoredField[]; oddities: readonly TagOddity[] };

/** After which a queue of documents that are being made has room again. */
const busySeconds = 5;

type Names = { signerName: string | null; senderName: string };

/** Sets or takes in the document, places its fields and marks its pages. What it is refused for becomes a `bad_request` that names the member. */
export async function prepareDocument(input: CreateInput, source: DocumentSource, names: Names, edge: EdgeMark, createdAt: Date): Promise<PreparedDocument> {
  const blocks = blocksOf(input, names);
  try {
    return source.kind === 'markdown' ? await setDocument(input, blocks, edge, createdAt) : await takeInPdf(input, source, blocks, edge);
  } catch (error) {
    if (error instanceof EngineFailure && error.reason === 'busy') throw signatureErrors.rateLimited({ message: error.message, retryAfter: busySeconds });
    const details = detailsOf(error, `document.${source.kind}`);
    throw details ? signatureErrors.badRequest({ details, cause: error }) : error;
  }
}

function blocksOf(input: CreateInput, { signerName, senderName }: Names) {
  const words = messagesFor(input.language).document;
  const nameOf = { sender: senderName, signer: signerName ?? words.signer } satisfies Record<Party, string>;
  return signingParties({ senderSigns: input.sender_signs }).map((party) => ({
    id: party,
    blockTitle: words[party],
    signatureLabel: words.signature,
    dateLabel: words.date,
    nameLabel: nameOf[party],
  }));
}

type Blocks = ReturnType<typeof blocksOf>;

async function setDocument(input: CreateInput, parties: Blocks, edge: EdgeMark, createdAt: Date): Promise<PreparedDocument> {
  const title = input.title ?? '';
  const markdown = input.document.markdown ?? '';
  const set = await setMarkdown({ markdown, title, locale: localeOf(input.language), createdAt, parties, edge, telling: certificateWords });
  return { ...set, title, fields: set.fields.map((field) => ({ ...field, party: field.party as Party, required: true })) };
}

async function takeInPdf(input: CreateInput, source: DocumentSource, parties: Blocks, edge: EdgeMark): Promise<PreparedDocument> {
  const placements = (input.fields ?? []).map((placement) => ({ ...placement, height: heightOf(placement), label: tidyLine(placement.label ?? '') }));
  const heading = { text: messagesFor(input.language).document.signaturePage, title: input.title ?? '' };
  const pdf = { pdf: source.bytes, locale: localeOf(input.language as Language), parties, placements, tagsToo: source.tagsToo ?? false, heading, edge };
  const taken = await preparePdf(pdf, takeInJudged);
  const title = input.title ?? (taken.title || source.fileName || 'Document');
  return { ...taken, title, fields: taken.fields.map((field) => ({ ...field, party: field.party as Party })) };
}

/** What is wrong with the caller's document, each with the member that it lies in. Undefined for what is no fault of a document. */
function detailsOf(error: unknown, path: string): ErrorDetail[] | undefined {
  if (error instanceof TagRefusal) return error.faults.map((fault) => ({ path, ...tagProblem(fault) }));
  if (!(error instanceof DocumentRefusal)) return undefined;
  return error.problems.map(({ index, ...problem }) => ({ path: index === undefined ? path : `fields[${index}]`, ...problem }));
}
