import MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { cleanText, directionOf } from '@/lib/engines/pdf/typeset/clean-text';
import { type BlockNode, type InlineNode, plainText } from '@/lib/engines/pdf/typeset/markdown-tree';
import { OpenBlocks } from '@/lib/engines/pdf/typeset/open-blocks';
import { readInline } from '@/lib/engines/pdf/typeset/read-inline';
import { type CellAlign, tableNode } from '@/lib/engines/pdf/typeset/read-table';
import type { TagCollector, TaggedField } from '@/lib/engines/pdf/typeset/tag-collector';
import { tagRule } from '@/lib/engines/pdf/typeset/tag-rule';

const MAX_PARSER_NESTING = 60;
/** Tokens of a document; a page of dense text has about two hundred. */
const MAX_TOKENS = 60_000;
/** A block of code is cut into pieces that can be set one by one. */
const CODE_LINES_PER_BLOCK = 200;
const MAX_LIST_START = 999_999;

const markdownIt = new MarkdownIt({ html: false, linkify: false });
// The types leave this option out.
Object.assign(markdownIt.options, { maxNesting: MAX_PARSER_NESTING });
// Which addresses become links is decided in one place, in read-inline.
markdownIt.validateLink = () => true;
tagRule(markdownIt);

/** Markdown as a tree of what the template can draw. */
export function readMarkdown(source: string, tags: TagCollector, captionOf: (field: TaggedField) => string): BlockNode[] {
  const tokens = markdownIt.parse(source, {});
  const weight = tokens.reduce((sum, token) => sum + 1 + (token.children?.length ?? 0), 0);
  if (weight > MAX_TOKENS) {
    throw new DocumentRefusal('too_complex', 'The markdown has too many parts to be set. Shorten the document.');
  }
  const reader = { read: (content: string, line: number) => tags.read(content, { line }), captionOf };
  const open = new OpenBlocks();
  let line = 1;
  let headingLevel = 0;
  let table: { rows: InlineNode[][][]; aligns: CellAlign[] } | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.map) line = token.map[0] + 1;
    if (openOrClose(open, token, tokens[index + 2])) continue;
    if (token.type === 'heading_open') headingLevel = Number(token.tag.slice(1));
    else if (token.type === 'heading_close') headingLevel = 0;
    else if (token.type === 'fence' || token.type === 'code_block') open.nodes.push(...codeBlocks(token.content));
    else if (token.type === 'hr') open.nodes.push({ t: 'hr' });
    else if (token.type === 'table_open') table = { rows: [], aligns: [] };
    else if (token.type === 'tr_open') table?.rows.push([]);
    else if (token.type === 'th_open') table?.aligns.push(alignOf(token));
    else if (token.type === 'table_close') {
      if (table) open.nodes.push(tableNode(table.rows, table.aligns));
      table = undefined;
    } else if (token.type === 'inline') {
      const children = readInline(token.children ?? [], line, reader);
      if (table) table.rows.at(-1)?.push(children);
      else open.nodes.push(headingLevel > 0 ? headingOf(headingLevel, children) : paragraphOf(open, children));
    }
  }
  return open.root;
}

/** Whether a token opened or closed a quote, a list or an item. `content` is the token two further on. */
function openOrClose(open: OpenBlocks, token: Token, content: Token | undefined): boolean {
  const tight = content?.hidden ?? true;
  if (token.type === 'blockquote_open') open.openQuote();
  else if (token.type === 'bullet_list_open') open.openList({ t: 'ul', tight, c: [] });
  else if (token.type === 'ordered_list_open') {
    const start = Math.min(Number(token.attrGet('start') ?? 1) || 0, MAX_LIST_START);
    open.openList({ t: 'ol', tight, start, c: [] });
  } else if (token.type === 'list_item_open') open.openItem();
  else if (/^(blockquote|bullet_list|ordered_list|list_item)_close$/.test(token.type)) open.close();
  else return false;
  return true;
}

const headingOf = (level: number, c: InlineNode[]): BlockNode => ({ t: 'heading', level, dir: direction(c), c });

function paragraphOf(open: OpenBlocks, c: InlineNode[]): BlockNode {
  const item = open.emptyItem;
  if (item) item.checked = takeCheckbox(c);
  return { t: 'p', dir: direction(c), c };
}

const direction = (nodes: readonly InlineNode[]): 'rtl' | 'ltr' | null => directionOf(plainText(nodes).slice(0, 500)) ?? null;

const alignOf = (token: Token): CellAlign => (/center|right/.exec(String(token.attrGet('style') ?? ''))?.[0] ?? 'left') as CellAlign;

/** `[ ]` or `[x]` at the start of a list item's first paragraph, taken off. */
function takeCheckbox(nodes: InlineNode[]): boolean | null {
  const first = nodes[0];
  const found = first?.t === 'text' ? /^\[([ xX])\]\s/.exec(first.v) : null;
  if (!found || first?.t !== 'text') return null;
  first.v = first.v.slice(found[0].length);
  return found[1] !== ' ';
}

function codeBlocks(content: string): BlockNode[] {
  const lines = cleanText(content.replace(/\n$/, '')).split('\n');
  const count = Math.ceil(lines.length / CODE_LINES_PER_BLOCK);
  return Array.from({ length: count }, (_, index) => ({
    t: 'pre',
    v: lines.slice(index * CODE_LINES_PER_BLOCK, (index + 1) * CODE_LINES_PER_BLOCK).join('\n'),
  }));
}
