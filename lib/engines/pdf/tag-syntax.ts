// Field tags as they stand in a text and as they are drawn on a page. Other words in double braces are text.
import { FIELD_KINDS, partsOf } from '../../core/text/field-tag.ts';

/** Characters of a tag between its braces. */
const MAX_LENGTH = 160;
const BRACES = 4;
/** Braces that kerning or a new text run drew apart come with a space between them. */
const DRAWN = /\{[ \u00a0]?\{([^{}]{1,240}?)\}[ \u00a0]?\}/g;
/** Line ends that a long label may have been wrapped at. */
const MAX_BREAKS = 2;
const LIGATURES = /[\ufb00-\ufb06]/g;
const OF_A_FIELD = new RegExp(`\\{\\{\\s*(?:${FIELD_KINDS.join('|')})\\s*:[^{}]*\\}\\}`, 'gi');

/** A tag as it is written. */
export const tagOf = (content: string): string => `{{${content}}}`;

/** What stands between the double braces that open at a place of a text and close on the same line, before `end`. */
export function contentAt(text: string, at: number, end: number): string | undefined {
  if (!text.startsWith('{{', at)) return undefined;
  const close = text.slice(at, Math.min(at + MAX_LENGTH + BRACES, end)).indexOf('}}');
  const content = text.slice(at + 2, at + close);
  return close === -1 || /[{}\n]/.test(content) ? undefined : content;
}

/** The field tags in the text of a page as it was drawn: what stands between their braces, and their places in the text. */
export function drawnTags(text: string): { content: string; start: number; end: number }[] {
  return [...text.matchAll(DRAWN)].flatMap(({ 0: whole, 1: between = '', index }) => {
    const content = undrawn(between);
    return content === undefined ? [] : [{ content, start: index, end: index + whole.length }];
  });
}

/** What else stands between double braces in a page's text as it was drawn: tags that nobody knows. */
export const unknownTags = (text: string): string[] =>
  [...text.matchAll(DRAWN)].flatMap(({ 1: between = '' }) => {
    const content = between.normalize('NFKC').replace(/\s+/g, ' ').trim();
    return undrawn(between) === undefined && content !== '' ? [content] : [];
  });

/** `kind:party:label` without the spaces that setting put in, or undefined for what is no field tag. */
function undrawn(between: string): string | undefined {
  if ((between.match(/\n/g) ?? []).length > MAX_BREAKS) return undefined;
  const [word = '', party, ...label] = between.split(':');
  const bare = (drawn: string) => drawn.normalize('NFKC').replace(/\s/g, '');
  if (!partsOf(bare(word))) return undefined;
  const words = label
    .join(':')
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(/\s+/g, ' ')
    .trim();
  const content = [bare(word), ...(party === undefined ? [] : [bare(party)]), ...(words === '' ? [] : [words])].join(':');
  return content.length > MAX_LENGTH ? undefined : content;
}

/** A line of text as read from a page without the field tags in it. */
export const withoutFieldTags = (line: string): string => line.replace(OF_A_FIELD, '');
