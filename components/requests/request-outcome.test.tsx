import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { type Outcome, RequestOutcome } from './request-outcome';

const words = messagesFor('en').requests;
const shown = (outcome: Partial<Outcome>) => renderToStaticMarkup(<RequestOutcome outcome={{ done: null, problem: null, ...outcome }} words={words} />);

test.each([
  [{ done: 'reminded' }, words.done.reminded],
  [{ done: 'withdrawn' }, words.done.withdrawn],
  [{ problem: 'cannot_remind' }, words.problems.cannot_remind],
  [{ problem: 'already_signed' }, words.problems.already_signed],
  [{ problem: 'anything_else' }, words.problems.other],
  [{ problem: 'toString' }, words.problems.other],
])('%j is said in words', (outcome, text) => expect(shown(outcome)).toContain(text));

test('without an outcome, or with one that nobody knows, nothing is said', () => {
  expect(shown({})).toBe('');
  expect(shown({ done: 'constructor' })).toBe('');
});
