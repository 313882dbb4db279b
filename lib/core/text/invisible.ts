// Characters that nobody sees, or that make others read otherwise than they stand. Whoever refuses or removes such characters does
// it by a set that is named here; invisible.test.ts shows each set, and which of our texts goes through which.

/** What ends a line or controls a terminal: tabs, line breaks in any writing, escapes. */
const BREAKS = String.raw`\p{Cc}\p{Zl}\p{Zp}`;
/** Halves of characters, and code points that never stand for one. */
const BROKEN = String.raw`\p{Cs}\p{Noncharacter_Code_Point}`;
/** Zero-width characters, soft hyphens, tags, and all that steers the direction of others. */
const FORMAT = String.raw`\p{Cf}`;
/** Letters and signs that are drawn as nothing. */
const FILLERS = String.raw`\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0`;
/** What turns the text after it round, as opposed to the marks that only tell the direction of a place. */
const TURNS = String.raw`\u202a-\u202e\u2066-\u2069`;

/** Letters that are written with joiners between them: in Arabic and Indic scripts, and emoji. Between others a joiner is just unseen. */
const JOINED = String.raw`(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hangul})[\p{L}\p{M}\p{Emoji_Modifier}\p{ExtPict}]`;
const JOINER = String.raw`(?<=${JOINED})[\u200c\u200d](?=${JOINED})`;

const INVISIBLE = new RegExp(`(?!${JOINER})[${BREAKS}${BROKEN}${FORMAT}${FILLERS}]`, 'u');
const EACH_INVISIBLE = new RegExp(INVISIBLE, 'gu');
const RUNS_OF_BREAKS = new RegExp(`[${BREAKS}]+`, 'gu');
const RUNS_OF_SPACE = new RegExp(`[${BREAKS}\\s]+`, 'gu');
const UNPRINTABLE = new RegExp(`(?![\\t\\n\\u2028\\u2029])[${BREAKS}${BROKEN}${TURNS}\\ufeff]`, 'gu');
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u;

/** Whether a text of one line holds anything that its reader would not see, a line break among it. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** A text of one line without what its reader would not see; joiners stay between letters that are written with them. */
export const withoutInvisible = (text: string, instead = ''): string => text.replace(EACH_INVISIBLE, instead);

/** The same of a text of several lines, whose line feeds stay. */
export const linesWithoutInvisible = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutInvisible(line))
    .join('\n');

/** Line breaks and controls as spaces: a value that cannot begin another line of a letter or of its head. */
export const withoutBreaks = (text: string): string => text.replace(RUNS_OF_BREAKS, ' ').trim();

/** The same with each run of white space as one space. */
export const asOneLine = (text: string): string => text.replace(RUNS_OF_SPACE, ' ').trim();

/** Without what steers the direction of text. */
export const withoutDirections = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

/** Without what is drawn as nothing: SASLprep maps the same to nothing in passwords. */
export const withoutIgnorable = (text: string): string => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Text as a typesetter takes it: joiners, soft hyphens and places to break tell it how to set what is seen. */
export const withoutUnprintable = (text: string): string => text.replace(UNPRINTABLE, '');

/** Whether a reader sees any of it: spaces, controls, zero-width characters and fillers alone are nothing. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);
