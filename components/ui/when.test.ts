import { expect, test } from 'vitest';
import { shortOf } from './when';

const now = new Date('2026-11-22T12:00:00Z');
const short = (at: string, timeZone = 'UTC') => shortOf(new Date(at), now, 'en', timeZone);

test('within a day it is relative, to the minute and to the hour, before and after', () => {
  expect(short('2026-11-22T11:59:40Z')).toBe('now');
  expect(short('2026-11-22T11:55:10Z')).toBe('4 minutes ago');
  expect(short('2026-11-22T15:10:00Z')).toBe('in 3 hours');
  expect(short('2026-11-21T12:00:01Z')).toBe('23 hours ago');
});

test('further off it is the day in the reader’s zone, with the year where it is another', () => {
  expect(short('2026-11-20T23:30:00Z')).toBe('20 Nov');
  expect(short('2026-11-20T23:30:00Z', 'Asia/Tokyo')).toBe('21 Nov');
  expect(short('2025-12-31T23:30:00Z')).toBe('31 Dec 2025');
  expect(short('2025-12-31T23:30:00Z', 'Europe/Berlin')).toBe('1 Jan');
});
