import type Token from 'markdown-it/lib/token.mjs';
import type { FieldKind } from '@/lib/core/text/field-tag';
import { tagOf } from '@/lib/engines/pdf/tag-syntax';
import { cleanText } from '@/lib/engines/pdf/typeset/clean-text';
import type { InlineNode } from '@/lib/engines/pdf/typeset/markdown-tree';
import type { TaggedField } from '@/lib/engines/pdf/typeset/tag-collector';

/** Deeper emphasis is drawn as if it stood at this depth. */
const MAX_DEPTH = 10;
const MAX_URL_LENGTH = 2_000;
const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
/** Points. */
const FIELD_WIDTH = { signature: 190, date: 110, text: 170 } as const satisfies Record<FieldKind, number>;
const WIDEST_FIELD = 320;
const CAPTION_POINTS_PER_CHARACTER = 3.4;

const HAN = /[\u3000-\u9fff\uff00-\uffef]$/;
const HAN_FIRST = /^[\u3000-\u9fff\uff00-\uffef]/;

type TagReader = {
  read(content: string, line: number): TaggedField | undefined;
  captionOf(field: TaggedField): string;
};

function safeUrl(href: string): string | undefined {
  if (href.length > MAX_URL_LENGTH || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return SAFE_PROTOCOLS.has(url.protocol) ? url.href : undefined;
}

/** Adjacent texts become one node: thousands of small ones in a paragraph are slow to set. */
function pushText(nodes: InlineNode[], text: string): void {
  const last = nodes.at(-1);
  if (last?.t === 'text') last.v += text;
  else nodes.push({ t: 'text', v: text });
}

export function fieldNode(field: TaggedField, caption: string): InlineNode {
  const wanted = [...caption].length * CAPTION_POINTS_PER_CHARACTER;
  const w = Math.min(WIDEST_FIELD, Math.max(FIELD_WIDTH[field.kind], wanted));
  return { t: 'field', id: field.id, k: field.kind, caption: cleanText(caption), w };
}

/** One paragraph's tokens as nodes. `firstLine` is its line in the source, from 1. */
export function readInline(tokens: readonly Token[], firstLine: number, tags: TagReader): InlineNode[] {
  const root: InlineNode[] = [];
  const stack: InlineNode[][] = [root];
  let line = firstLine;
  let lineBroke = false;
  let lastText = '';
  const top = (): InlineNode[] => stack.at(-1) ?? root;
  const open = (node: InlineNode & { c: InlineNode[] }): void => {
    const parent = top();
    parent.push(node);
    stack.push(stack.length < MAX_DEPTH ? node.c : parent);
  };
  const close = (): void => {
    if (stack.length > 1) stack.pop();
  };
  const text = (value: string): void => {
    if (value === '') return;
    // A line break between two Han characters is no space.
    const glued = HAN.test(lastText) && HAN_FIRST.test(value);
    pushText(top(), cleanText(lineBroke && !glued ? ` ${value}` : value));
    lineBroke = false;
    lastText = value.slice(-1);
  };
  for (const token of tokens) {
    const isText = token.type === 'text' || token.type === 'text_special';
    if (lineBroke && !isText && token.type !== 'softbreak') {
      pushText(top(), ' ');
      lineBroke = false;
    }
    switch (token.type) {
      case 'text':
      case 'text_special':
        text(token.content);
        break;
      case 'softbreak':
        lineBroke = true;
        line += 1;
        break;
      case 'hardbreak':
        top().push({ t: 'br' });
        line += 1;
        break;
      case 'code_inline':
        top().push({ t: 'code', v: cleanText(token.content) });
        break;
      case 'strong_open':
        open({ t: 'strong', c: [] });
        break;
      case 'em_open':
        open({ t: 'em', c: [] });
        break;
      case 's_open':
        open({ t: 's', c: [] });
        break;
      case 'link_open': {
        const url = safeUrl(String(token.attrGet('href') ?? ''));
        open(url ? { t: 'link', u: url, c: [] } : { t: 'group', c: [] });
        break;
      }
      case 'strong_close':
      case 'em_close':
      case 's_close':
      case 'link_close':
        close();
        break;
      case 'image':
        // Pictures are never fetched: their description stands for them.
        if (token.content) text(`[${token.content}]`);
        break;
      case 'tag': {
        const field = tags.read(token.content, line);
        if (field) top().push(fieldNode(field, tags.captionOf(field)));
        else text(tagOf(token.content));
        break;
      }
    }
  }
  return root;
}
