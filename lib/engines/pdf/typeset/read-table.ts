import type { FieldKind } from '@/lib/core/text/field-tag';
import type { InlineNode, TableNode } from '@/lib/engines/pdf/typeset/markdown-tree';
import { plainText } from '@/lib/engines/pdf/typeset/markdown-tree';

const MAX_COLUMNS = 20;
/** Characters: a column is at least and at most as wide as so many of them would ask for. */
const NARROWEST = 6;
const WIDEST = 48;
const FIELD_WEIGHT = { signature: 26, date: 16, text: 22 } as const satisfies Record<FieldKind, number>;

export type CellAlign = 'left' | 'center' | 'right';

const hanWidth = (text: string): number => text.replace(/[^\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/g, '').length;

function weightOf(cell: readonly InlineNode[]): number {
  const text = plainText(cell);
  const field = cell.find((node) => node.t === 'field');
  return Math.max(text.length + hanWidth(text), field?.t === 'field' ? FIELD_WEIGHT[field.k] : 0);
}

/** Rows as markdown-it gave them, the first being the head; short rows are filled up, long ones cut. */
export function tableNode(rows: readonly InlineNode[][][], aligns: readonly CellAlign[]): TableNode {
  const columns = Math.min(aligns.length, MAX_COLUMNS);
  const even = rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? []));
  const widths = Array.from({ length: columns }, (_, column) => {
    const widest = even.reduce((most, row) => Math.max(most, weightOf(row[column] ?? [])), 0);
    return Math.min(WIDEST, Math.max(NARROWEST, widest));
  });
  const [head = [], ...body] = even;
  return { t: 'table', align: aligns.slice(0, columns), widths, head, rows: body };
}
