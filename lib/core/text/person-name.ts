import { hasInvisible } from './invisible';
import { isLonger } from './is-longer';

const endings =
  'com|net|org|io|co|info|biz|app|dev|xyz|ru|cn|de|uk|eu|fr|jp|it|nl|br|es|us|me|ai|ly|gl|gg|cc|tv|link|click|top|site|online|shop|store|live|support|help|tech|pro|win|vip|page|cloud|bank|рф|' +
  'at|au|be|bg|by|ca|ch|cl|cz|dk|ec|fi|gr|hk|hr|hu|id|ie|il|in|ke|kr|kz|lt|lu|lv|mx|my|ng|no|nz|pe|ph|pk|pl|pt|ro|rs|se|sg|si|sk|th|tr|tw|ua|uy|ve|vn|za';
/** What browsers take for the dot of an address (UTS 46, 2.3), and what looks like it. */
const dot = '[.\u3002\uff0e\uff61\u2024]';
/** What people and programs take for an address. One letter before the dot is an initial, as in "J.de Jong". */
const address = new RegExp(`://|www${dot}|@|[\\p{L}\\p{N}-]{2}${dot}(?:${endings})(?![\\p{L}\\p{N}-])|[\\p{L}\\p{N}]${dot}\\p{L}{2,}/`, 'iu');

export type TextProblem = { code: string; message: string };

/** One line of text in NFC, trimmed. */
export const tidyLine = (text: string): string => text.normalize('NFC').trim();

export function lineProblem(text: string, maxCharacters: number): TextProblem | null {
  if (isLonger(text, maxCharacters)) return { code: 'too_long', message: `Use at most ${maxCharacters} characters.` };
  if (hasInvisible(text)) return { code: 'invisible_characters', message: 'Remove line breaks, control characters and invisible characters.' };
  return null;
}

const MAX_NAME = 120;

/** Decisions, "Names and addresses". Expects the tidied name. */
export function nameProblem(name: string): TextProblem | null {
  if (name === '') return { code: 'empty', message: 'Give the full name, or leave the member out.' };
  const asLine = lineProblem(name, MAX_NAME);
  // What is long is not searched for addresses; what is short is told of them first.
  if (asLine?.code === 'too_long') return asLine;
  return address.test(name) ? { code: 'name_with_address', message: 'A name must not contain a web or email address.' } : asLine;
}
