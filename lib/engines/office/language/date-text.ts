import { formatterOf } from './formatter.ts';
import { type Clock, clockOf, type Moment, momentOf } from './moment.ts';
import type { Setting } from './setting.ts';

const STYLES = ['short', 'medium', 'long', 'full'] as const;
const MAX_PATTERN = 100;
/** A run of one letter, text in single quotes, a doubled quote, or what is neither letter nor quote. */
const TOKEN = /([a-z])\1*|'[^']+'|''|[^a-z']+/giy;

type Written = (
  clock: Clock,
  names: (options: Intl.DateTimeFormatOptions, part: Intl.DateTimeFormatPartTypes) => string,
  digits: (number: number, least: number) => string,
) => string;

const hour12 = ({ hour }: Clock): number => hour % 12 || 12;

/** Letters of a pattern, as Unicode's date formats have them. Months have the form that stands beside a day; with L, the one that stands alone. */
const LETTERS: Record<string, Written> = {
  y: ({ year }, _, digits) => digits(year, 1),
  yy: ({ year }, _, digits) => digits(year % 100, 2),
  yyyy: ({ year }, _, digits) => digits(year, 4),
  M: ({ month }, _, digits) => digits(month, 1),
  MM: ({ month }, _, digits) => digits(month, 2),
  MMM: (_, names) => names({ month: 'short', day: 'numeric' }, 'month'),
  MMMM: (_, names) => names({ month: 'long', day: 'numeric' }, 'month'),
  LLL: (_, names) => names({ month: 'short' }, 'month'),
  LLLL: (_, names) => names({ month: 'long' }, 'month'),
  d: ({ day }, _, digits) => digits(day, 1),
  dd: ({ day }, _, digits) => digits(day, 2),
  E: (_, names) => names({ weekday: 'short' }, 'weekday'),
  EE: (_, names) => names({ weekday: 'short' }, 'weekday'),
  EEE: (_, names) => names({ weekday: 'short' }, 'weekday'),
  EEEE: (_, names) => names({ weekday: 'long' }, 'weekday'),
  H: ({ hour }, _, digits) => digits(hour, 1),
  HH: ({ hour }, _, digits) => digits(hour, 2),
  h: (clock, _, digits) => digits(hour12(clock), 1),
  hh: (clock, _, digits) => digits(hour12(clock), 2),
  m: ({ minute }, _, digits) => digits(minute, 1),
  mm: ({ minute }, _, digits) => digits(minute, 2),
  s: ({ second }, _, digits) => digits(second, 1),
  ss: ({ second }, _, digits) => digits(second, 2),
  a: (_, names) => names({ hour: 'numeric', hour12: true }, 'dayPeriod'),
};

const styleOf = (pattern: string) => (pattern === '' ? 'long' : STYLES.find((style) => style === pattern));

export function datePatternFault(pattern: string | undefined): string | undefined {
  if (pattern === undefined || styleOf(pattern)) return undefined;
  if (pattern.length > MAX_PATTERN) return `the pattern is longer than ${MAX_PATTERN} characters.`;
  const unknown = tokensOf(pattern).find((token) => /^[a-z]/i.test(token) && !Object.hasOwn(LETTERS, token));
  if (unknown) return `"${unknown}" stands for nothing in a date. Use ${Object.keys(LETTERS).join(' ')}, and put text into single quotes.`;
  return tokensOf(pattern).join('').length < pattern.length ? 'a single quote is not closed.' : undefined;
}

/** A date by a pattern, or in one of its language's own styles; undefined for what is no date. */
export function dateText(value: unknown, pattern: string, { language, timeZone }: Setting): string | undefined {
  const moment = momentOf(value, timeZone);
  if (!moment) return undefined;
  const dateStyle = styleOf(pattern);
  if (dateStyle) return formatterOf(Intl.DateTimeFormat, language, { calendar: 'gregory', dateStyle, timeZone: moment.timeZone }).format(moment.at);
  const clock = clockOf(moment);
  const names = (options: Intl.DateTimeFormatOptions, part: Intl.DateTimeFormatPartTypes) => namedPart(moment, language, options, part);
  const digits = (number: number, minimumIntegerDigits: number) =>
    formatterOf(Intl.NumberFormat, language, { useGrouping: false, minimumIntegerDigits }).format(number);
  return tokensOf(pattern)
    .map((token) => LETTERS[token]?.(clock, names, digits) ?? literal(token))
    .join('');
}

/** Word processors turn the quotes of a pattern round. */
const tokensOf = (pattern: string): string[] => pattern.replace(/[‘’‚]/g, "'").match(TOKEN) ?? [];

const literal = (token: string): string => (token === "''" ? "'" : token.replace(/^'(.*)'$/, '$1'));

function namedPart({ at, timeZone }: Moment, language: string, options: Intl.DateTimeFormatOptions, part: Intl.DateTimeFormatPartTypes): string {
  const formatter = (chosen: Intl.DateTimeFormatOptions) => formatterOf(Intl.DateTimeFormat, language, { calendar: 'gregory', timeZone, ...chosen });
  const found =
    formatter(options)
      .formatToParts(at)
      .find(({ type }) => type === part)?.value ?? '';
  // Some languages count their months, and give the number apart from the sign that follows it.
  return part === 'month' && /^\p{N}*$/u.test(found) ? formatter({ month: options.month }).format(at) : found;
}
