import { MAX_MARKDOWN_BYTES, MAX_PAGES } from '@/lib/engines/pdf/document-limits';
import { type EdgeMark, edgeSize } from '@/lib/engines/pdf/edge/edge-mark';
import type { PlacedField } from '@/lib/engines/pdf/field';
import type { TellingWords } from '@/lib/engines/pdf/intake/certificate-teller';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { cleanText, directionOf } from '@/lib/engines/pdf/typeset/clean-text';
import { fontStacks, languageOf } from '@/lib/engines/pdf/typeset/fonts';
import { type BlockNode, plainText } from '@/lib/engines/pdf/typeset/markdown-tree';
import { type Corner, placeFields } from '@/lib/engines/pdf/typeset/place-fields';
import { readMarkdown } from '@/lib/engines/pdf/typeset/read-markdown';
import { refuseCertificateWords } from '@/lib/engines/pdf/typeset/refuse-certificate-words';
import { refuseUnknownLetters } from '@/lib/engines/pdf/typeset/refuse-unknown-letters';
import { partiesWithoutSignature, type SigningParty, signatureBlocks } from '@/lib/engines/pdf/typeset/signature-blocks';
import { TagCollector, type TaggedField, type TagOddity } from '@/lib/engines/pdf/typeset/tag-collector';
import { typeset } from '@/lib/engines/pdf/typeset/typeset';
import type { Typeset } from '@/lib/engines/pdf/typeset/typst-jobs';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';

export type MarkdownInput = {
  markdown: string;
  title: string;
  /** BCP 47, such as `en`, `ja`, `pt-BR`. */
  locale: string;
  createdAt: Date;
  /** In the order in which they sign. */
  parties: readonly SigningParty[];
  /** Without it each page bears its number alone. */
  edge?: EdgeMark;
  /** By which a page is known as a certificate's, and refused. */
  telling?: readonly TellingWords[];
};

const NUMBERS: EdgeMark = { text: '{page} / {pages}' };
/** Points, as the template has it. */
const A4 = { width: 595.28, height: 841.89 };

export type SetDocument = { pdf: Uint8Array; pageCount: number; fields: PlacedField[]; oddities: TagOddity[] };

/**
 * Markdown as a PDF, with the exact place of every field. The same input gives the same bytes. Throws a DocumentRefusal for what
 * cannot be set, a TagRefusal for wrong tags, or an EngineFailure if we are too busy.
 */
export async function setMarkdown(input: MarkdownInput): Promise<SetDocument> {
  if (Buffer.byteLength(input.markdown) > MAX_MARKDOWN_BYTES) {
    throw new DocumentRefusal('too_large', `The markdown is larger than ${MAX_MARKDOWN_BYTES / 1000} KB. Shorten it, or send a PDF.`);
  }
  refuseUnknownLetters(`${input.title}\n${input.markdown}`);
  const tags = new TagCollector(input.parties.map((party) => party.id));
  const body = readMarkdown(input.markdown, tags, (field) => captionOf(field, input.parties));
  tags.refuseFaults();
  const title = cleanText(input.title);
  const blocks = signatureBlocks(tags, partiesWithoutSignature(input.parties, tags.fields));
  const data = {
    title,
    titleDir: directionOf(title) ?? null,
    lang: languageOf(input.locale),
    fonts: fontStacks(input.locale),
    body: withoutRepeatedTitle(body, input.title),
    blocks,
    edge: { text: (input.edge ?? NUMBERS).text, size: edgeSize(A4) },
    watermark: input.edge?.watermark ?? null,
  };
  const set = await setOrRefuse(data, input.createdAt);
  if (set.pageCount > MAX_PAGES) {
    throw new DocumentRefusal('too_many_pages', `The document has ${set.pageCount} pages; at most ${MAX_PAGES} are possible. Shorten it.`);
  }
  if (input.telling) await refuseCertificateWords({ pdf: set.pdf, data: { title, body: data.body } }, input.telling);
  return { pdf: set.pdf, pageCount: set.pageCount, fields: placeFields(tags.fields, set.found as Corner[]), oddities: tags.oddities };
}

function captionOf(field: TaggedField, parties: readonly SigningParty[]): string {
  if (field.kind !== 'signature') return field.label;
  const party = parties.find((one) => one.id === field.party);
  return field.label || `${party?.blockTitle ?? ''} \u00b7 ${party?.signatureLabel ?? ''}`;
}

/** Many documents open with their own title; it is not printed twice. */
function withoutRepeatedTitle(body: BlockNode[], title: string): BlockNode[] {
  const [first, ...rest] = body;
  const repeats = first?.t === 'heading' && first.level === 1 && plainText(first.c).trim() === title.trim();
  return repeats && first.c.every((node) => node.t === 'text') ? rest : body;
}

async function setOrRefuse(data: unknown, createdAt: Date): Promise<Typeset> {
  try {
    return await typeset({ template: 'document.typ', data, query: '<corner>', tagged: true, createdAt });
  } catch (error) {
    const isHostile = error instanceof EngineFailure && ['timeout', 'abort', 'crash'].includes(error.reason);
    if (!isHostile) throw error;
    throw new DocumentRefusal('too_complex', 'The markdown is too complicated to be set. Simplify or shorten it.');
  }
}
