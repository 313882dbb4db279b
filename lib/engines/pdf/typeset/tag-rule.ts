import type MarkdownIt from 'markdown-it';
import { contentAt, tagOf } from '@/lib/engines/pdf/tag-syntax';

/** Teaches markdown-it that `{{...}}` on one line is one token, so that labels may hold `*` and `_`. */
export function tagRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('backticks', 'tag', (state, silent) => {
    const content = contentAt(state.src, state.pos, state.posMax);
    if (content === undefined) return false;
    if (!silent) state.push('tag', '', 0).content = content;
    state.pos += tagOf(content).length;
    return true;
  });
}
