import { describe, expect, test } from 'vitest';
import { allows, initialStatus, type Move, moves, publicStatus, type StoredStatus, statuses, storedStatusAt, whoseTurn } from './rules';

const every: StoredStatus[] = [...statuses, 'accepted'];

describe('which moves a status allows', () => {
  const table: Record<Move, StoredStatus[]> = {
    confirmToSender: ['awaiting_sender_confirmation'],
    confirmToSigner: ['awaiting_sender_confirmation'],
    decline: ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending'],
    senderSigns: ['awaiting_sender_signature'],
    accept: ['pending'],
    finish: ['accepted'],
    cancel: ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending'],
    expire: ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending'],
  };
  test.each(Object.entries(table) as [Move, StoredStatus[]][])('%s', (move, from) => {
    expect(every.filter((status) => allows(move, status)).sort()).toEqual([...from].sort());
  });

  test('nothing leads out of an end', () => {
    for (const move of Object.keys(moves) as Move[]) for (const end of ['signed', 'cancelled', 'expired'] as const) expect(allows(move, end)).toBe(false);
  });
});

describe('the status at a moment', () => {
  const expiresAt = new Date('2026-11-15T12:00:00.000Z');
  const before = new Date(expiresAt.getTime() - 1);
  test('an unsigned request is open one millisecond before its end, and expired at it', () => {
    expect(storedStatusAt({ status: 'pending', expiresAt }, before)).toBe('pending');
    expect(storedStatusAt({ status: 'pending', expiresAt }, expiresAt)).toBe('expired');
  });
  test.each(['accepted', 'signed', 'cancelled'] as const)('%s stays what it is after the end', (status) => {
    expect(storedStatusAt({ status, expiresAt }, new Date(expiresAt.getTime() + 1e9))).toBe(status);
  });
  test('what was accepted but is not sealed yet still reads as pending', () => {
    expect(publicStatus('accepted')).toBe('pending');
  });
});

test.each([
  [{ hasKey: false, senderSigns: false }, 'awaiting_sender_confirmation'],
  [{ hasKey: false, senderSigns: true }, 'awaiting_sender_confirmation'],
  [{ hasKey: true, senderSigns: true }, 'awaiting_sender_signature'],
  [{ hasKey: true, senderSigns: false }, 'pending'],
] as const)('a request of %j begins as %s', (given, status) => {
  expect(initialStatus(given)).toBe(status);
});

test('it is nobody’s turn once all have signed, or the request has ended', () => {
  expect(every.map((status) => [status, whoseTurn(status)])).toEqual([
    ['awaiting_sender_confirmation', null],
    ['awaiting_sender_signature', 'sender'],
    ['pending', 'signer'],
    ['signed', null],
    ['cancelled', null],
    ['expired', null],
    ['accepted', null],
  ]);
});
