import { isMergedUp } from '../template/row-units.ts';
import { attribute, withAttribute, withoutAttribute } from '../xml/attributes.ts';

const ROW = /<a:tr[\s>]/;
const CELL = /<a:tc(?=[\s>])[^>]*>/g;

/**
 * The table of a slide with merged cells as high as its rows are many: a cell there says how many rows it spans, and PowerPoint
 * repairs a file where repeated rows, or rows that were left out, make that untrue. A table without merged cells stays as it is.
 */
export function withRowSpans(table: string): string {
  if (!/<a:tc\s[^>]*(?:rowSpan|vMerge)/.test(table)) return table;
  const rows = table.split(/(?=<a:tr[\s>])/).map((text) => ({ text, opens: ROW.test(text) ? (text.match(CELL) ?? []) : [] }));
  const heightOf = (row: number, column: number) => {
    let below = row + 1;
    while (isMergedUp(rows[below]?.opens[column] ?? '')) below += 1;
    return below - row;
  };
  return rows
    .map(({ text, opens }, row) => {
      let column = -1;
      return opens.length === 0 ? text : text.replace(CELL, (open) => cellOpen(open, row, (column += 1)));
    })
    .join('');

  function cellOpen(open: string, row: number, column: number): string {
    // Only what begins below the first row can go on with a cell above.
    const isBelow = isMergedUp(open) && (rows[row - 1]?.opens.length ?? 0) > 0;
    if (isBelow) return open;
    const begun = withoutAttribute(open, 'vMerge');
    const height = heightOf(row, column);
    if (height > 1) return withAttribute(begun, 'rowSpan', String(height));
    return attribute(begun, 'rowSpan') === undefined ? begun : withoutAttribute(begun, 'rowSpan');
  }
}
