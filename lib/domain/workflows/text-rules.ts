import { z } from 'zod';
import { hasInvisible } from '@/lib/core/text/invisible';
import { isLonger } from '@/lib/core/text/is-longer';

/** A text of one line: what its reader would not see is refused, and its length counted as a person counts. */
export const line = (maxLength: number, whenEmpty: string) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .superRefine((text, context) => {
      const refuse = (code: string, message: string) => context.addIssue({ code: 'custom', message, params: { code } });
      if (text === '') refuse('empty', whenEmpty);
      else if (isLonger(text, maxLength)) refuse('too_long', `Use at most ${maxLength.toLocaleString('en')} characters.`);
      else if (hasInvisible(text)) refuse('invisible_characters', 'Remove line breaks, control characters and invisible characters.');
    });

/** A value that one of the language's own functions takes, in its usual spelling. */
const known = (read: (text: string) => string | undefined, code: string, message: string) =>
  z
    .string()
    .max(100)
    .transform((text, context) => {
      const value = readable(read, text);
      if (value !== undefined) return value;
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    });

function readable(read: (text: string) => string | undefined, text: string): string | undefined {
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

/** BCP 47. */
export const languageTag = known(
  // A tag may be well formed and of no language: its numbers and dates would be written as English, without a word.
  (text) => Intl.NumberFormat.supportedLocalesOf(text)[0],
  'invalid_language',
  'Give the tag (BCP 47) of a language, such as en, de-CH or pt-BR.',
);

/** IANA; an offset such as +01:00 knows no summer time, and is none. */
export const timeZoneName = known(
  (text) => (/^[A-Za-z]/.test(text) ? new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone : undefined),
  'invalid_time_zone',
  'Give a time zone of the IANA list, such as Europe/Zurich or UTC.',
);
