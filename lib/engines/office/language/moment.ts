import { formatterOf } from './formatter.ts';

/** A point in time, and the zone whose clock shows it. */
export type Moment = { at: Date; timeZone: string };

/** What the clock and the calendar on the wall show. */
export type Clock = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
const UNIX = /^\d{10}(?:\d{3})?$/;

/**
 * A value as a moment: ISO 8601, with or without a time and an offset, or Unix time in seconds (10 digits) or milliseconds (13).
 * A day without a time is that day everywhere, and a time without an offset is on the clock of whoever reads it. Undefined for anything else.
 */
export function momentOf(value: unknown, timeZone: string): Moment | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  if (UNIX.test(text)) return { at: new Date(text.length === 10 ? Number(text) * 1000 : Number(text)), timeZone };
  const parts = ISO.exec(text);
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  clock.setUTCHours(hour, minute, second);
  const isReal = year > 0 && clock.getUTCMonth() === month - 1 && clock.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal) return undefined;
  const offset = parts[7];
  return offset === undefined ? { at: clock, timeZone: 'UTC' } : { at: new Date(clock.getTime() - offsetMs(offset)), timeZone };
}

/** What the clock of a moment's zone shows then. */
export function clockOf({ at, timeZone }: Moment): Clock {
  const options = {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const parts = formatterOf(Intl.DateTimeFormat, 'en-US-u-ca-gregory-nu-latn', options).formatToParts(at);
  const numbers = parts.filter(({ type }) => type !== 'literal').map(({ type, value }) => [type, Number(value)]);
  return Object.fromEntries(numbers) as Clock;
}

/** Whether one moment is before another (negative), after it (positive) or neither; where one has no offset, by the clock on the wall. */
export function compareMoments(one: Moment, other: Moment): number {
  if (one.timeZone === other.timeZone) return one.at.getTime() - other.at.getTime();
  return wallMs(one) - wallMs(other);
}

function wallMs(moment: Moment): number {
  const { year, month, day, hour, minute, second } = clockOf(moment);
  return new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000;
}

function offsetMs(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
