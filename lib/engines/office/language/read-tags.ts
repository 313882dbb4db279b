import { parseTag } from './parse-tag.ts';
import type { PlacedTag } from './tag.ts';

/** The tags of a text, in one pass from left to right. Of several braces in a row the innermost two are the tag's. */
export function readTags(text: string): PlacedTag[] {
  const tags: PlacedTag[] = [];
  let close = -1;
  for (let open = text.indexOf('{{'); open !== -1; ) {
    while (text[open + 2] === '{') open += 1;
    const next = text.indexOf('{{', open + 2);
    if (close < open + 2) close = text.indexOf('}}', open + 2);
    if (close === -1) break;
    if (next !== -1 && next < close) {
      open = next;
      continue;
    }
    const source = tidy(text.slice(open + 2, close));
    tags.push({ start: open, end: close + 2, source, tag: parseTag(source) });
    open = next;
  }
  return tags;
}

const tidy = (between: string): string => between.replace(/\s+/g, ' ').trim();
