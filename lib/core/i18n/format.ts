import { type Language, localeOf } from './languages';

export type Values = Record<string, string | number>;

/** Fills the `{name}` placeholders of a message. One without a value stays as it is, so that a mistake shows. */
export const format = (message: string, values: Values): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));

/** A zone that the platform does not know counts as UTC. */
export function knownTimeZone(timeZone: string | null | undefined): string {
  if (!timeZone) return 'UTC';
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return 'UTC';
  }
}

/** "21 November 2026", in the reader's words and the given zone. */
export const formatDate = (date: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(dialectOf(language), { dateStyle: 'long', timeZone: knownTimeZone(timeZone) }).format(date);

/** "21 November 2026 at 14:05:09 UTC": a time is never shown without its zone. */
export const formatDateTime = (date: Date, language: Language, timeZone: string, seconds = false): string =>
  new Intl.DateTimeFormat(dialectOf(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' as const } : {}),
    hourCycle: 'h23',
    timeZone: knownTimeZone(timeZone),
    timeZoneName: 'short',
  }).format(date);

// The API's English is read everywhere: day before month, as most of the world reads it.
const dialectOf = (language: Language): string => (language === 'en' ? 'en-GB' : localeOf(language));
