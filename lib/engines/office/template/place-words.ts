/** Letters of the text around a tag that its place shows. */
const BEFORE = 25;
const AFTER = 25;

/** Where the reader of a part is: which table, which row. */
export type Whereabouts = { label: string; table: number; row: number; box: boolean };

/** Says where a tag is; asked only when somebody is told. */
export type Place = () => string;

/** How people find a tag: `Table 2, row 3: "Qty {{items.qty}}"`. */
export function placeWords({ label, table, row, box }: Whereabouts, text: string, start = 0, end = text.length): string {
  const where = [label, box ? 'text box' : '', table ? `table ${table}, row ${row}` : ''].filter(Boolean).join(', ') || 'text';
  const quote = shown(text, Math.max(0, start - BEFORE), Math.min(text.length, end + AFTER));
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}: "${quote}"`;
}

const shown = (text: string, from: number, to: number): string =>
  `${from > 0 ? '…' : ''}${text.slice(from, to).replace(/\s+/g, ' ').toWellFormed().trim()}${to < text.length ? '…' : ''}`;
