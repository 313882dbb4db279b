import { type Language, localeOf } from '@/lib/core/i18n/languages';

/** More digits than these a number does not hold exactly. */
const maxDigits = 15;

/** What people put between thousands, whatever their language. */
const spaces = /[\s'’_]/g;

/** A number as people of a language write it, `1.234,5` in German; null where it is none, or could be read in two ways. */
export function numberIn(text: string, language: Language): number | null {
  const plain = text.normalize('NFKC').replace(spaces, '').replace(/^[−–]/, '-');
  const { point, comma } = marksOf(language);
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${comma}\\d{3})+(?:\\${point}\\d+)?$`);
  const ungrouped = new RegExp(`^[+-]?\\d+(?:\\${point}\\d+)?$`);
  const written = grouped.test(plain) || ungrouped.test(plain) ? plain.replaceAll(comma, '').replace(point, '.') : otherwise(plain);
  if (written === null || written.replace(/\D/g, '').length > maxDigits) return null;
  return Number(written);
}

/** One mark with other than three digits behind it can only be a decimal one, as programs and other languages have it. */
const otherwise = (plain: string): string | null => (/^[+-]?\d+[.,](?:\d{1,2}|\d{4,})$/.test(plain) ? plain.replace(',', '.') : null);

/** The language's decimal mark and the one between thousands. */
function marksOf(language: Language): { point: string; comma: string } {
  const parts = new Intl.NumberFormat(localeOf(language)).formatToParts(1.5);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { point, comma: point === ',' ? '.' : ',' };
}
