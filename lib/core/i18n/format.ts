import { type Language, localeOf } from './languages';
import { formFor, withForms } from './plural';

export type Values = Record<string, string>;

/**
 * Fills the `{name}` placeholders of a message, and chooses the plural forms by the numbers among the values.
 * A placeholder without a value stays as it is, so that a mistake shows.
 */
export function format(message: string, values: Values): string;
export function format(message: string, values: Record<string, string | number>, language: Language): string;
export function format(message: string, values: Record<string, string | number>, language: Language = 'en'): string {
  const given = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const chosen = withForms(message, (counted, forms) => {
    const count = given(counted);
    return typeof count === 'number' ? formFor(forms, count, language) : undefined;
  });
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = given(name);
    return typeof value === 'number' ? formatNumber(value, language) : (value ?? whole);
  });
}

/** "1,234", with the marks of the reader's language. */
export const formatNumber = (value: number, language: Language): string => new Intl.NumberFormat(dialectOf(language)).format(value);

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
