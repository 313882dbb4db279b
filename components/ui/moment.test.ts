import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { momentOf } from './moment';

const words = messagesFor('en').requestsRoom.one.moments;
const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-11-22T09:02:00Z', 'Europe/Berlin', 'today at 10:02'],
  ['2026-11-21T13:02:00Z', 'Europe/Berlin', 'yesterday at 14:02'],
  // The calendar is that of the zone.
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', 'today at 00:30'],
  ['2026-11-22T04:00:00Z', 'America/Los_Angeles', 'yesterday at 20:00'],
  ['2026-11-20T13:02:00Z', 'UTC', 'on 20 November 2026 at 13:02'],
  ['2026-11-23T13:02:00Z', 'UTC', 'on 23 November 2026 at 13:02'],
])('%s in %s is %s', (iso, zone, said) => expect(momentOf(new Date(iso), now, 'en', zone, words)).toBe(said));

test('in the words of each language', () => {
  const said = (language: 'de' | 'ja') => momentOf(new Date('2026-11-21T13:02:00Z'), now, language, 'UTC', messagesFor(language).requestsRoom.one.moments);
  expect([said('de'), said('ja')]).toEqual(['gestern um 13:02', '昨日の13:02']);
});
