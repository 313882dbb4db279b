import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { withEnv } from '@/lib/testing/outside-server';
import { firstKindWay, letsAct, linkWayNames, provesAddress, waysOut } from './link-ways';
import {
  confirmToken,
  copyKey,
  downloadTicket,
  isConfirmToken,
  isKeyFor,
  isSigningToken,
  readConfirmToken,
  readSigningToken,
  signingToken,
  statusKey,
  ticketExpiry,
} from './links';

const request = { id: 'ab'.repeat(16), linkGeneration: 1 };

test('a token leads back to its request, party and way, and is genuine', () => {
  const token = signingToken(request, 'sender', 'mailed');
  expect(readSigningToken(token)).toEqual({ id: request.id, party: 'sender', way: 'mailed' });
  expect(isSigningToken(token, request, 'sender', 'mailed')).toBe(true);
});

test('a token of another party, way, request or generation is not genuine', () => {
  const token = signingToken(request, 'signer', 'returned');
  expect(isSigningToken(token, request, 'sender', 'returned')).toBe(false);
  for (const way of linkWayNames) expect(isSigningToken(token, request, 'signer', way)).toBe(way === 'returned');
  expect(isSigningToken(token, { ...request, id: 'cd'.repeat(16) }, 'signer', 'returned')).toBe(false);
  expect(isSigningToken(token, { ...request, linkGeneration: 2 }, 'signer', 'returned')).toBe(false);
});

test('a token whose way was rewritten says so, and is not genuine', () => {
  for (const way of linkWayNames.filter((each) => each !== 'mailed')) {
    const bytes = Buffer.from(signingToken(request, 'signer', way), 'base64url');
    Buffer.from(signingToken(request, 'signer', 'mailed'), 'base64url').copy(bytes, 16, 16, 17);
    const forged = bytes.toString('base64url');
    expect(readSigningToken(forged)?.way).toBe('mailed');
    expect(isSigningToken(forged, request, 'signer', 'mailed')).toBe(false);
  }
});

test('a confirmation link that was replaced cannot be rewritten into the one in force', () => {
  const inForce = { ...request, confirmGeneration: 2 };
  const replaced = Buffer.from(confirmToken({ ...request, confirmGeneration: 1 }), 'base64url');
  Buffer.of(2).copy(replaced, 16);
  expect(readConfirmToken(replaced.toString('base64url'))).toEqual({ id: request.id, confirmGeneration: 2 });
  expect([isConfirmToken(replaced.toString('base64url'), inForce), isConfirmToken(confirmToken(inForce), inForce)]).toEqual([false, true]);
});

test('a ticket cannot be prolonged, and the key to the steps is none to the document', () => {
  const ticket = downloadTicket(request, new Date('2026-11-30T12:00:00Z'));
  const [seconds = '', mac] = ticket.split('.');
  expect(ticketExpiry(request, ticket)).toEqual(new Date('2026-11-30T12:00:00Z'));
  expect(ticketExpiry(request, `${Number(seconds) + 3600}.${mac}`)).toBeNull();
  expect([isKeyFor('copy', request, statusKey(request)), isKeyFor('status', request, copyKey(request))]).toEqual([false, false]);
  expect([isKeyFor('status', request, statusKey(request)), isKeyFor('copy', request, copyKey(request))]).toEqual([true, true]);
});

test.each(['', 'x', 'A'.repeat(65), '!'.repeat(66), '../../etc/passwd', 'A'.repeat(66)])('garbage %j opens nothing', (token) => {
  expect(readSigningToken(token)).toBeNull();
});

test('every flipped character makes a token worthless', () => {
  const token = signingToken(request, 'signer', 'mailed');
  for (let at = 0; at < token.length; at += 1) {
    const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(isSigningToken(flipped, request, 'signer', 'mailed')).toBe(false);
  }
});

test('a link of the first kind, as it lies in mailboxes, is still known', () => {
  const mac = createHmac('sha256', env().LINK_SECRET).update(`sign\n${request.id}\nsigner\n1`).digest();
  const token = Buffer.concat([Buffer.from(request.id, 'hex'), Buffer.of(1), mac]).toString('base64url');
  expect(readSigningToken(token)).toEqual({ id: request.id, party: 'signer', way: 'unsure' });
  expect(isSigningToken(token, request, 'signer', 'unsure')).toBe(true);
});

test('an address is proven by a link that was mailed and that nobody else could see, and by no other', () => {
  expect(linkWayNames.filter(provesAddress)).toEqual(['mailed', 'confirmed']);
});

describe('which ways a party’s link goes out, and what is known of one of the first kind', () => {
  const [account, keyless] = [{ accountId: 'acc_1' }, { accountId: null }];
  test.each([
    ['by email', { ...account, delivery: 'email', isTest: false }, ['mailed'], ['mailed'], 'unsure'],
    ['by email, for a test', { ...account, delivery: 'email', isTest: true }, ['returned', 'shown'], ['returned', 'shown'], 'returned'],
    ['by link', { ...account, delivery: 'link', isTest: false }, ['returned', 'shown'], ['returned', 'shown'], 'returned'],
    ['by email without a key', { ...keyless, delivery: 'email', isTest: false }, ['mailed'], ['mailed', 'confirmed'], 'mailed'],
    ['by link without a key', { ...keyless, delivery: 'link', isTest: false }, ['returned', 'shown'], ['mailed', 'confirmed', 'returned'], 'returned'],
  ] as const)('%s', (_, reached, signer, sender, firstKind) => {
    expect([waysOut(reached, 'signer'), waysOut(reached, 'sender'), firstKindWay(reached)]).toEqual([signer, sender, firstKind]);
    const idle = linkWayNames.filter((way) => !letsAct(reached, 'sender', way));
    expect([idle, linkWayNames.filter((way) => !letsAct(reached, 'signer', way))]).toEqual([reached.accountId === null ? ['returned'] : [], []]);
  });
});

describe('links live on under a LINK_SECRET of before', () => {
  const [until, confirmable] = [new Date('2026-11-30T12:00:00Z'), { ...request, confirmGeneration: 1 }];
  const made = () => ({
    sign: signingToken(request, 'signer', 'mailed'),
    copy: copyKey(request),
    ticket: downloadTicket(request, until),
    confirm: confirmToken(confirmable),
  });
  const opened = ({ sign, copy, ticket, confirm }: ReturnType<typeof made>) => [
    isSigningToken(sign, request, 'signer', 'mailed'),
    isKeyFor('copy', request, copy),
    ticketExpiry(request, ticket) !== null,
    isConfirmToken(confirm, confirmable),
  ];

  test('while it is listed, and no longer; none is made under it', () => {
    const [before, old] = [made(), env().LINK_SECRET];
    withEnv({ LINK_SECRET: 'n'.repeat(40) });
    expect(opened(before)).toEqual([false, false, false, false]);
    withEnv({ LINK_SECRET_PREVIOUS: ['o'.repeat(40), old] });
    expect(opened(before)).toEqual([true, true, true, true]);
    const after = made();
    expect(Object.values(after).filter((token) => Object.values(before).includes(token))).toEqual([]);
    withEnv({ LINK_SECRET_PREVIOUS: [] });
    expect([opened(before), opened(after)]).toEqual([Array(4).fill(false), Array(4).fill(true)]);
  });
});
