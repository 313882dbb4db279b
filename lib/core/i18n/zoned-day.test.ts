import { expect, test } from 'vitest';
import { dayEnd, dayStart } from './zoned-day';

test.each([
  ['2026-11-22', 'UTC', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-22', 'Asia/Tokyo', '2026-11-21T15:00:00.000Z', '2026-11-22T15:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['2026-11-22', 'America/New_York', '2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
])('the day %s in %s is the one that people there live through, also where clocks change', (day, zone, start, end) => {
  expect([dayStart(day, zone)?.toISOString(), dayEnd(day, zone)?.toISOString()]).toEqual([start, end]);
});

test.each(['2026-02-30', '2026-13-01', 'today', '2026-1-1', ''])('%j is no day', (day) =>
  expect([dayStart(day, 'UTC'), dayEnd(day, 'UTC')]).toEqual([null, null]),
);
