import type { FieldKind } from '@/lib/core/text/field-tag';

/** A closed set of nodes: what the template can draw, and nothing else. Names are short as they travel as JSON. */
export type InlineNode =
  | { t: 'text'; v: string }
  | { t: 'strong' | 'em' | 's' | 'group'; c: InlineNode[] }
  | { t: 'link'; u: string; c: InlineNode[] }
  | { t: 'code'; v: string }
  | { t: 'br' }
  | { t: 'field'; id: string; k: FieldKind; caption: string; w: number };

export type Direction = 'rtl' | 'ltr' | null;
export type ListItem = { t: 'item'; checked: boolean | null; c: BlockNode[] };
export type TableNode = {
  t: 'table';
  align: ('left' | 'center' | 'right')[];
  /** Relative widths of the columns. */
  widths: number[];
  head: InlineNode[][];
  rows: InlineNode[][][];
};
export type BlockNode =
  | { t: 'heading'; level: number; dir: Direction; c: InlineNode[] }
  | { t: 'p'; dir: Direction; c: InlineNode[] }
  | { t: 'quote'; c: BlockNode[] }
  | { t: 'ul'; tight: boolean; c: ListItem[] }
  | { t: 'ol'; tight: boolean; start: number; c: ListItem[] }
  | { t: 'pre'; v: string }
  | { t: 'hr' }
  | TableNode;

/** The words of some inline nodes. */
export function plainText(nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.t === 'text' || node.t === 'code') return node.v;
      return 'c' in node ? plainText(node.c) : '';
    })
    .join('');
}
