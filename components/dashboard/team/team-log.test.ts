import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { teamEventTypes } from '@/lib/domain/accounts/members/record-team-event';
import { messagesFor } from '@/lib/words/messages';
import { sentenceOf } from './team-log';

const at = '2026-11-22T12:00:00.000Z';
const told = { by: 'Kim', person: 'Ben', role: 'editor' as const };

test.each(languages)('%s: every event of a team has a sentence that names whom it is about, with nothing left open', (language) => {
  const words = messagesFor(language).teamRoom;
  for (const type of teamEventTypes)
    expect(sentenceOf({ id: 'evt_1', type, at, told }, words), type).toMatch(type === 'team.created' ? /^[^{}]*Kim[^{}]*$/ : /^[^{}]*Ben[^{}]*$/);
});

const sentence = (type: string, by: string | null, person = 'Ben') =>
  sentenceOf({ id: 'evt_1', type, at, told: { by, person, role: 'editor' } }, messagesFor('en').teamRoom);

test('who came by an invitation joined, who was put in by somebody was added, and the operator has no name', () => {
  expect(sentence('team.joined', 'Ben')).toBe('Ben joined. Role: Editor.');
  expect(sentence('team.joined', 'Kim')).toBe('Kim added Ben. Role: Editor.');
  expect(sentence('team.removed', null)).toBe('The operator removed Ben.');
});

test('of what was erased it says so', () => {
  expect(sentenceOf({ id: 'evt_1', type: 'team.joined', at, told: null }, messagesFor('en').teamRoom)).toBe('What happened here was erased.');
});
