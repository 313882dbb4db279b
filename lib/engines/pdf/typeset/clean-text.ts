import { withoutUnprintable } from '@/lib/core/text/invisible';

/** Shaping stacked marks costs more than their number; no language stacks more than four. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** Characters without a place to break: not spaces, and not scripts that are written without spaces. */
const LONG_RUN = /[^\s\u200b\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef-]{40,}/gu;
const BREAK_EVERY = 24;
/** What belongs to the character before it. */
const CONTINUES = /^(?:\p{M}|\p{Join_Control}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}])/u;

function soften(run: string): string {
  let sinceBreak = 0;
  let previous = '';
  let softened = '';
  for (const character of run) {
    if (sinceBreak >= BREAK_EVERY && previous !== '\u200d' && !CONTINUES.test(character)) {
      softened += '\u200b';
      sinceBreak = 0;
    }
    softened += character;
    sinceBreak += 1;
    previous = character;
  }
  return softened;
}

/** Text as it may be set: nothing unprintable, no towers of marks, and a place to break in endless words. */
export const cleanText = (text: string): string => withoutUnprintable(text).replace(STACKED_MARKS, '$1').replace(LONG_RUN, soften);

const STRONG = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]|\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Direction of a paragraph by its first letter; undefined if it has none. */
export function directionOf(text: string): 'rtl' | 'ltr' | undefined {
  const first = STRONG.exec(text)?.[0];
  if (first === undefined) return undefined;
  return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
}
