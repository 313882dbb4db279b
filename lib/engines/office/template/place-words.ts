/** What a place is made of, as `placeWords` says it in English. */
const TERMS = {
  text: 'text',
  slide: 'slide',
  notes: 'notes',
  header: 'header',
  footer: 'footer',
  footnote: 'footnote',
  endnote: 'endnote',
  comment: 'comment',
  'slide layout': 'slideLayout',
  'slide master': 'slideMaster',
  chart: 'chart',
  smartart: 'smartArt',
  'document properties': 'documentProperties',
  'custom data': 'customData',
  'text box': 'textBox',
  table: 'table',
  row: 'row',
  picture: 'picture',
  'alt text': 'altText',
} as const;

export type PlaceTerm = (typeof TERMS)[keyof typeof TERMS];
const known = new Map<string, PlaceTerm>(Object.entries(TERMS));
export const PLACE_TERMS: readonly PlaceTerm[] = Object.values(TERMS);

/** Letters of the text around a tag that its place shows. */
const BEFORE = 25;
const AFTER = 25;
/** Of a whole text: a paragraph may be a megabyte long, and its place is said for each of its tags. */
const WHOLE = 300;

/** Where the reader of a part is: which table, which row. */
export type Whereabouts = { label: string; table: number; row: number; box: boolean };

/** Says where a tag is; asked only when somebody is told. */
export type Place = () => string;

/** How people find a tag: `Table 2, row 3: "Qty {{items.qty}}"`. */
export function placeWords({ label, table, row, box }: Whereabouts, text: string, start = 0, end = Math.min(text.length, WHOLE)): string {
  const where = [label, box ? 'text box' : '', table ? `table ${table}, row ${row}` : ''].filter(Boolean).join(', ') || 'text';
  const quote = shown(text, Math.max(0, start - BEFORE), Math.min(text.length, end + AFTER));
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}: "${quote}"`;
}

const shown = (text: string, from: number, to: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, to).replace(/\s+/g, ' ').toWellFormed().trim()}${to < text.length ? '…' : ''}`;

/** A place that was said in words, taken apart again, for who reads another language; undefined for other words. */
export function readPlace(place: string): { terms: { term: PlaceTerm; number: number | null }[]; quote: string } | undefined {
  const [, where = '', quote = ''] = /^([^"]+): "(.*)"$/s.exec(place) ?? [];
  const terms = where.split(', ').map((words) => {
    const [, name = '', number] = /^(.*?)(?: (\d+))?$/s.exec(words) ?? [];
    const term = known.get(name.toLowerCase());
    return term && { term, number: number === undefined ? null : Number(number) };
  });
  return terms.every((term) => term !== undefined) ? { terms, quote } : undefined;
}
