import { withoutInvisible } from '../../../core/text/invisible.ts';
import { parseTag } from './parse-tag.ts';
import { PLAIN_ASCII } from './plain-name.ts';
import type { PlacedTag } from './tag.ts';

const SHOWN_CHARACTERS = 30;

/**
 * The tags of a text, in one pass from left to right. Of several braces in a row the innermost two are the tag's. The first `{{`
 * that no `}}` closes is given as a broken tag, as it may be a slip; further ones are text, as are single braces and a `}}` alone.
 */
export function readTags(text: string): PlacedTag[] {
  const tags: PlacedTag[] = [];
  let hasUnclosed = false;
  let close = -1;
  for (let open = text.indexOf('{{'), next = -1; open !== -1; open = next) {
    while (text[open + 2] === '{') open += 1;
    next = text.indexOf('{{', open + 2);
    // Looked for again only where it was passed, so that the whole is read once.
    if (close < open + 2) close = text.indexOf('}}', open + 2);
    if (close === -1 || (next !== -1 && next < close)) {
      if (!hasUnclosed) tags.push(unclosed(text, open));
      hasUnclosed = true;
      if (close === -1) break;
    } else {
      const source = tidy(text.slice(open + 2, close));
      tags.push({ start: open, end: close + 2, source, tag: parseTag(source) });
    }
  }
  return tags;
}

/** Marks of direction and the like, which editors of right-to-left text put in, would stand between the signs of a tag. */
const tidy = (between: string): string => (PLAIN_ASCII.test(between) ? between : withoutInvisible(between.replace(/\s+/g, ' ')).trim());

function unclosed(text: string, open: number): PlacedTag {
  const [source = ''] = tidy(text.slice(open + 2, open + 2 + SHOWN_CHARACTERS)).split(/[{}]/);
  const fault = { code: 'unclosed_braces', message: `"{{${source}" is not closed by }} in the same paragraph: it stays as it stands.`, tag: source };
  return { start: open, end: open + 2, source, tag: { kind: 'broken', source, fault } };
}
