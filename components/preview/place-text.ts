import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { PreviewField } from '@/lib/domain/workflows/views/preview-view';
import type { Messages } from '@/lib/words/messages';

export type PlaceWords = Messages['preview']['place'];

/** Where a tag stands in a template, in words: "Table 2 · Row 3: “Qty {{items.qty}}”". */
export function placeText({ terms, quote }: PreviewField['place'], language: Language, words: PlaceWords): string {
  if (terms.length === 0) return quote;
  const where = terms.map(({ term, number }) => (number === null ? words.terms[term] : format(words.numbered, { term: words.terms[term], number }, language)));
  return format(words.quoted, { where: where.join(' · '), quote });
}
