import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { type StepsView, stepsOf } from './status-steps';

const words = messagesFor('en').status;
const view: StepsView = {
  ended: null,
  needsConfirmation: false,
  senderSigns: false,
  senderName: 'Kim Ito',
  signerName: 'Anna Berg',
  createdAt: '2026-11-01T00:00:00Z',
  confirmedAt: null,
  senderOpenedAt: null,
  senderSignedAt: null,
  signerOpenedAt: null,
  signedAt: null,
  sealedAt: null,
};
const told = (changed: Partial<StepsView>) => stepsOf({ ...view, ...changed }, words).map(({ text, state }) => `${state}: ${text}`);

test('what is to come is told in the present, what is done in the past', () => {
  expect(told({})).toEqual(['done: Kim Ito made the request', 'to-come: Anna Berg signs', 'to-come: The signed document is sealed']);
  const done = { needsConfirmation: true, senderSigns: true, confirmedAt: 'c', senderOpenedAt: 'o', senderSignedAt: 's' };
  expect(told({ ...done, signerOpenedAt: 'o', signedAt: 's', sealedAt: 'z' })).toEqual([
    'done: Kim Ito made the request',
    'done: Kim Ito confirmed the request',
    'done: Kim Ito opened the document',
    'done: Kim Ito signed',
    'done: Anna Berg opened the document',
    'done: Anna Berg signed',
    'done: The signed document was sealed',
  ]);
});

test.each([
  ['sender', 'cancelled', 'Kim Ito withdrew the request'],
  ['signer', 'declined', 'Anna Berg declined'],
  ['sender', 'declined', 'Kim Ito declined'],
  ['sender', 'reported', 'Kim Ito did not recognise the request as theirs'],
  ['service', 'expired', 'The time for signing passed'],
] as const)('%s, %s: the end is told by its name, and nothing is to come after it', (by, how, text) => {
  expect(told({ ended: { by, how, at: 'e' }, signerOpenedAt: 'o' })).toEqual([
    'done: Kim Ito made the request',
    'done: Anna Berg opened the document',
    `end: ${text}`,
  ]);
});
