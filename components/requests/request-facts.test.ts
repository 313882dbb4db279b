import { expect, test } from 'vitest';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import { messagesFor } from '@/lib/words/messages';
import { mailOf, timeOf } from './request-facts';

const words = messagesFor('en').requests;
const request: ListedRequest = {
  id: 'r',
  title: 'Agreement',
  status: 'pending',
  signer: { name: null, email: 'anna@example.com' },
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-11-15T00:00:00Z',
  signedAt: '2026-11-07T00:00:00Z',
  statusLink: '/status/r',
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
  ['expired', words.wasOpenUntil, request.expiresAt],
  ['signed', words.signedOn, request.signedAt],
  ['cancelled', words.made, request.createdAt],
] as const)('%s shows the time that matters then', (status, text, at) => expect(timeOf({ ...request, status }, words)).toEqual({ text, at }));

test('mail that did not arrive is told of as long as something can be done', () => {
  expect(mailOf({ ...request, mail: 'bounced' }, words)).toEqual({ text: words.mail.bounced, wrong: true });
  expect(mailOf({ ...request, status: 'awaiting_sender_signature', mail: 'failed' }, words)).toEqual({ text: words.mailToSender.failed, wrong: true });
  for (const status of ['signed', 'cancelled', 'expired'] as const) expect(mailOf({ ...request, status, mail: 'bounced' }, words)).toBeNull();
});

test('mail on its way to the signer is told of; one to the sender, who reads this, is not', () => {
  expect(mailOf({ ...request, mail: 'sent' }, words)).toEqual({ text: words.mail.sent, wrong: false });
  expect(mailOf({ ...request, status: 'awaiting_sender_signature', mail: 'sent' }, words)).toBeNull();
  expect(mailOf(request, words)).toBeNull();
});
