import { formatDate } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Mark, MarkContent } from '@/lib/engines/pdf/seal/mark';
import { getBlob } from '@/lib/engines/storage/blobs';
import type { StoredField } from '../fields/stored-field';
import { parseStrokes, strokesToSvg } from '../signing/strokes';
import type { Act, RequestRow } from '../store';

/** What a signature looks like on the page and on the certificate. */
export async function signatureContent(act: Act): Promise<MarkContent> {
  if (act.kind === 'uploaded' && act.pictureSha256) return { type: 'image', png: await getBlob(act.pictureSha256) };
  const strokes = act.kind === 'drawn' ? parseStrokes(act.signature ?? '') : null;
  if (strokes) return { type: 'strokes', svg: strokesToSvg(strokes) };
  if (act.kind === 'typed' && act.signature) return { type: 'handwriting', text: act.signature };
  throw new Error(`The signature of ${act.party} cannot be drawn`);
}

/** Everything that the parties put on the pages. Dates are those of the act, in the signer's zone and the document's language. */
export async function marksOf(request: RequestRow, acts: readonly Act[]): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const act of acts) {
    const signature = await signatureContent(act);
    for (const field of request.fields.filter((each) => each.party === act.party)) {
      const content = contentOf(field, act, signature, request.language as Language);
      if (content) marks.push({ page: field.page, x: field.x, y: field.y, width: field.width, height: field.height, ...content });
    }
  }
  return marks;
}

function contentOf(field: StoredField, act: Act, signature: MarkContent, language: Language): MarkContent | null {
  if (field.kind === 'signature') return signature;
  if (field.kind === 'date') return { type: 'text', text: formatDate(act.at, language, act.timeZone) };
  // A field is one line on the signing page, whatever a form of somebody else's making posts.
  const text = act.values[field.id]?.replace(/\s+/gu, ' ').trim();
  return text ? { type: 'text', text } : null;
}
