import MarkdownIt from 'markdown-it';
import { cleanText, directionOf } from '@/lib/engines/pdf/clean-text';
import { type TagCollector, type TaggedField, tagRule } from '@/lib/engines/pdf/markdown-tags';
import { type BlockNode, type InlineNode, type ListItem, plainText } from '@/lib/engines/pdf/markdown-tree';
import { readInline } from '@/lib/engines/pdf/read-inline';
import { type CellAlign, tableNode } from '@/lib/engines/pdf/read-table';
import { DocumentRefusal } from '@/lib/engines/pdf/refusal';

/** Deeper quotes and lists are drawn as if they stood at this depth. */
const MAX_DEPTH = 12;
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

type Container = { nodes: BlockNode[]; list: ListItem[] | undefined; item: ListItem | undefined };

function direction(nodes: readonly InlineNode[]): 'rtl' | 'ltr' | null {
  return directionOf(plainText(nodes).slice(0, 500)) ?? null;
}

/** `[ ]` or `[x]` at the start of a list item's first paragraph, taken off. */
function takeCheckbox(nodes: InlineNode[]): boolean | null {
  const first = nodes[0];
  const found = first?.t === 'text' ? /^\[([ xX])\]\s/.exec(first.v) : null;
  if (!found || first?.t !== 'text') return null;
  first.v = first.v.slice(found[0].length);
  return found[1] !== ' ';
}

/** Markdown as a tree of what the template can draw. */
export function readMarkdown(source: string, tags: TagCollector, captionOf: (field: TaggedField) => string): BlockNode[] {
  const tokens = markdownIt.parse(source, {});
  const weight = tokens.reduce((sum, token) => sum + 1 + (token.children?.length ?? 0), 0);
  if (weight > MAX_TOKENS) {
    throw new DocumentRefusal('too_complex', 'The markdown has too many parts to be set. Shorten the document.');
  }
  const reader = { read: (content: string, line: number) => tags.read(content, line), captionOf };
  const root: BlockNode[] = [];
  const stack: Container[] = [{ nodes: root, list: undefined, item: undefined }];
  const top = (): Container => stack.at(-1) ?? { nodes: root, list: undefined, item: undefined };
  // Below the deepest level containers open into their parent, so that each close still finds its open.
  const push = (container: Container): void => {
    stack.push(stack.length < MAX_DEPTH ? container : top());
  };
  const close = (): void => {
    if (stack.length > 1) stack.pop();
  };
  const openList = (node: Extract<BlockNode, { t: 'ul' | 'ol' }>): void => {
    if (stack.length < MAX_DEPTH) top().nodes.push(node);
    push({ nodes: top().nodes, list: node.c, item: undefined });
  };
  const openItem = (): void => {
    const { list } = top();
    if (!list || stack.length >= MAX_DEPTH) return push(top());
    const item: ListItem = { t: 'item', checked: null, c: [] };
    list.push(item);
    push({ nodes: item.c, list: undefined, item });
  };

  let line = 1;
  let headingLevel = 0;
  let rows: InlineNode[][][] | undefined;
  let aligns: CellAlign[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.map) line = token.map[0] + 1;
    switch (token.type) {
      case 'heading_open':
        headingLevel = Number(token.tag.slice(1));
        break;
      case 'heading_close':
        headingLevel = 0;
        break;
      case 'blockquote_open': {
        const quote: BlockNode = { t: 'quote', c: [] };
        if (stack.length < MAX_DEPTH) top().nodes.push(quote);
        push({ nodes: quote.c, list: undefined, item: undefined });
        break;
      }
      case 'bullet_list_open':
        openList({ t: 'ul', tight: tokens[index + 2]?.hidden ?? true, c: [] });
        break;
      case 'ordered_list_open': {
        const start = Math.min(Number(token.attrGet('start') ?? 1) || 0, MAX_LIST_START);
        openList({ t: 'ol', tight: tokens[index + 2]?.hidden ?? true, start, c: [] });
        break;
      }
      case 'list_item_open':
        openItem();
        break;
      case 'blockquote_close':
      case 'bullet_list_close':
      case 'ordered_list_close':
      case 'list_item_close':
        close();
        break;
      case 'fence':
      case 'code_block': {
        const lines = cleanText(token.content.replace(/\n$/, '')).split('\n');
        for (let start = 0; start < lines.length; start += CODE_LINES_PER_BLOCK) {
          top().nodes.push({ t: 'pre', v: lines.slice(start, start + CODE_LINES_PER_BLOCK).join('\n') });
        }
        break;
      }
      case 'hr':
        top().nodes.push({ t: 'hr' });
        break;
      case 'table_open':
        rows = [];
        aligns = [];
        break;
      case 'tr_open':
        rows?.push([]);
        break;
      case 'th_open':
        aligns.push((/center|right/.exec(String(token.attrGet('style') ?? ''))?.[0] ?? 'left') as CellAlign);
        break;
      case 'table_close':
        if (rows) top().nodes.push(tableNode(rows, aligns));
        rows = undefined;
        break;
      case 'inline': {
        const children = readInline(token.children ?? [], line, reader);
        const { nodes, item } = top();
        if (rows) rows.at(-1)?.push(children);
        else if (headingLevel > 0) nodes.push({ t: 'heading', level: headingLevel, dir: direction(children), c: children });
        else {
          if (item && item.c.length === 0) item.checked = takeCheckbox(children);
          nodes.push({ t: 'p', dir: direction(children), c: children });
        }
        break;
      }
    }
  }
  return root;
}
