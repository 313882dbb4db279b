import type { FieldKind } from '@/lib/core/text/field-tag';
import { dressPages } from '@/lib/engines/pdf/edge/dress-pages';
import { type EdgeMark, edgeLength, edgeText } from '@/lib/engines/pdf/edge/edge-mark';
import type { PlacedField } from '@/lib/engines/pdf/field';
import type { TakenIn, Wants } from '@/lib/engines/pdf/intake/intake-jobs';
import { DocumentRefusal, type RefusalProblem } from '@/lib/engines/pdf/intake/refusal';
import { takeInProven } from '@/lib/engines/pdf/intake/take-in-proven';
import { inReadingOrder } from '@/lib/engines/pdf/pages/reading-order';
import type { Place } from '@/lib/engines/pdf/place';
import { setSignaturePage } from '@/lib/engines/pdf/typeset/set-signature-page';
import { partiesWithoutSignature, type SigningParty } from '@/lib/engines/pdf/typeset/signature-blocks';
import { TagCollector, type TagOddity } from '@/lib/engines/pdf/typeset/tag-collector';

/** A field that the caller placed. */
export type Placement = Place & { kind: FieldKind; party: string; label: string; required: boolean };

export type PdfInput = {
  /** As it came. */
  pdf: Uint8Array;
  /** BCP 47, of the words on a signature page. */
  locale: string;
  /** In the order in which they sign. */
  parties: readonly SigningParty[];
  /** If there are none, the tags in the PDF's text say where the fields are. */
  placements: readonly Placement[];
  /** Whether they do so beside those that were placed, too. */
  tagsToo?: boolean;
  /** What a signature page is headed by; without a title it takes the PDF's own. */
  heading?: { text: string; title: string };
  /** What each page is to bear at its edge. */
  edge?: EdgeMark;
};

/** Takes a PDF in, with what is asked of it. */
export type TakeIn = (pdf: Uint8Array, wants: Wants) => Promise<TakenIn>;

export type RequiredField = PlacedField & { required: boolean };
export type PreparedPdf = { pdf: Uint8Array; pageCount: number; title: string; fields: RequiredField[]; oddities: TagOddity[] };

/**
 * A PDF fit to be signed: flat, without anything active, with a place for everybody's signature. The same input gives
 * the same bytes. `takeIn` may remember what was proven of a file. Throws a DocumentRefusal that lists what is wrong, a TagRefusal for wrong tags, or an EngineFailure if we are too busy.
 */
export async function preparePdf(
  { pdf, locale, parties, placements, tagsToo = false, heading, edge }: PdfInput,
  takeIn: TakeIn = takeInProven,
): Promise<PreparedPdf> {
  const readsTags = tagsToo || placements.length === 0;
  const wants = { wantsTags: readsTags, ...(edge && { edge: { length: edgeLength(edge), reserved: placements } }) };
  const taken = await takeIn(pdf, wants);
  refuseUnknownPages(placements, taken.pageCount);
  const { fields: tagged, oddities } = readsTags ? fieldsOf(taken, parties) : { fields: [], oddities: unusedOf(taken) };
  const fields = inReadingOrder([...placements.map((placement) => ({ ...placement })), ...tagged]);
  const missing = partiesWithoutSignature(parties, fields);
  const size = taken.pages.at(-1);
  const pageCount = taken.pageCount + (missing.length > 0 ? 1 : 0);
  const bears = edge ? { edge: edgeText(edge, pageCount, pageCount), watermark: edge.watermark } : null;
  const headed = { text: heading?.text ?? '', title: heading?.title || taken.title };
  const sheet = missing.length > 0 && size ? await setSignaturePage(missing, size, locale, headed, bears) : null;
  const dressed = await dressPages(taken, fields, { locale, edge, pageCount, lastPage: sheet?.pdf });
  const added = (sheet?.fields ?? []).map((field, index) => ({ ...field, id: `f${fields.length + index}`, page: pageCount, required: true }));
  return { pdf: dressed.pdf, pageCount, title: taken.title, fields: [...dressed.fields, ...added], oddities };
}

function refuseUnknownPages(placements: readonly Placement[], pageCount: number): void {
  const problems = placements.flatMap(({ page }, index): RefusalProblem[] => {
    if (page >= 1 && page <= pageCount) return [];
    const count = pageCount === 1 ? 'one page' : `${pageCount} pages`;
    return [{ code: 'unknown_page', message: `The PDF has no page ${page}; it has ${count}.`, index }];
  });
  const [first] = problems;
  if (first) throw new DocumentRefusal(first.code, first.message, problems);
}

const unknownOf = ({ unknownTags }: TakenIn): TagOddity[] => unknownTags.map(({ content, page }) => ({ code: 'unknown_tag', content, place: { page } }));

/** Where the caller says where the fields are, tags of the text are printed as they stand. */
const unusedOf = (taken: TakenIn): TagOddity[] => [
  ...taken.tags.map(({ content, page }): TagOddity => ({ code: 'unused_tag', content, place: { page } })),
  ...unknownOf(taken),
];

type TaggedPlace = Omit<PlacedField, 'id'> & { required: boolean };

/** The fields that tags stand for; wrong tags are refused, all at once. */
function fieldsOf(taken: TakenIn, parties: readonly SigningParty[]): { fields: TaggedPlace[]; oddities: TagOddity[] } {
  const tags = new TagCollector(parties.map(({ id }) => id));
  const fields = taken.tags.flatMap(({ content, ...place }) => {
    const field = tags.read(content, { page: place.page });
    return field ? [{ ...field, ...place, required: true }] : [];
  });
  tags.refuseFaults();
  return { fields, oddities: [...tags.oddities, ...unknownOf(taken)] };
}
