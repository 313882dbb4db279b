import { expect, test } from 'vitest';
import { timeZoneNamed } from './rules';

test.each([
  ['Europe/Lisbon', 'Europe/Lisbon'],
  ['  europe/lisbon ', 'Europe/Lisbon'],
  ['lisbon', 'Europe/Lisbon'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['UTC', 'UTC'],
  ['US/Pacific', 'US/Pacific'],
  ['Atlantis', null],
  ['Europe/Atlantis', null],
  ['+01:00', null],
  ['', null],
])('%j means %s', (text, zone) => expect(timeZoneNamed(text)).toBe(zone));
