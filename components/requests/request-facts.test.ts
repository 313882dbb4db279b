import { expect, test } from 'vitest';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import { messagesFor } from '@/lib/words/messages';
import { mailOf, timeOf, whoEnded } from './request-facts';

const words = messagesFor('en').requests;
const request: ListedRequest = {
  id: 'r',
  title: 'Agreement',
  outcome: 'pending',
  ended: null,
  senderName: 'Kim Ito',
  signer: { name: null, email: 'anna@example.com' },
  openedAt: null,
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-11-15T00:00:00Z',
  signedAt: '2026-11-07T00:00:00Z',
  signingLink: null,
  mayRemind: false,
  mayCancel: false,
  downloadable: false,
  test: false,
  mail: null,
};

test.each([
  ['pending', words.openUntil, request.expiresAt],
  ['awaiting_sender_signature', words.openUntil, request.expiresAt],
  ['signed', words.signedOn, request.signedAt],
] as const)('%s shows the time that matters then', (outcome, text, at) => expect(timeOf({ ...request, outcome }, words)).toEqual({ text, at }));

test.each([
  ['sender', 'cancelled', 'Kim Ito'],
  ['signer', 'declined', 'anna@example.com'],
  ['sender', 'declined', 'Kim Ito'],
  ['service', 'expired', 'Kim Ito'],
] as const)('what ended by the %s as %s is told by its name, with the time of its end', (by, how, name) => {
  const over = { ...request, outcome: how, ended: { by, how, at: '2026-11-09T00:00:00Z', reason: null } };
  expect([timeOf(over, words), whoEnded(over)]).toEqual([{ text: words.endedOn[how], at: '2026-11-09T00:00:00Z' }, name]);
});

test('mail that did not arrive is told of as long as something can be done', () => {
  expect(mailOf({ ...request, mail: 'bounced' }, words)).toEqual({ text: words.mail.bounced, wrong: true });
  expect(mailOf({ ...request, outcome: 'awaiting_sender_signature', mail: 'failed' }, words)).toEqual({ text: words.mailToSender.failed, wrong: true });
  for (const outcome of ['signed', 'cancelled', 'declined', 'expired'] as const) expect(mailOf({ ...request, outcome, mail: 'bounced' }, words)).toBeNull();
});

test('mail on its way to the signer is told of; one to the sender, who reads this, is not', () => {
  expect(mailOf({ ...request, mail: 'sent' }, words)).toEqual({ text: words.mail.sent, wrong: false });
  expect(mailOf({ ...request, outcome: 'awaiting_sender_signature', mail: 'sent' }, words)).toBeNull();
  expect(mailOf(request, words)).toBeNull();
});
