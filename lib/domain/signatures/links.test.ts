import { expect, test } from 'vitest';
import { isSigningToken, readSigningToken, signingToken } from './links';

const request = { id: 'ab'.repeat(16), linkGeneration: 1 };

test('a token leads back to its request and party, and is genuine', () => {
  const token = signingToken(request, 'sender');
  expect(readSigningToken(token)).toEqual({ id: request.id, party: 'sender' });
  expect(isSigningToken(token, request, 'sender')).toBe(true);
});

test('a token of another party, request or generation is not genuine', () => {
  const token = signingToken(request, 'signer');
  expect(isSigningToken(token, request, 'sender')).toBe(false);
  expect(isSigningToken(token, { ...request, id: 'cd'.repeat(16) }, 'signer')).toBe(false);
  expect(isSigningToken(token, { ...request, linkGeneration: 2 }, 'signer')).toBe(false);
});

test.each(['', 'x', 'A'.repeat(65), '!'.repeat(66), '../../etc/passwd', 'A'.repeat(66)])('garbage %j opens nothing', (token) => {
  expect(readSigningToken(token)).toBeNull();
});

test('every flipped character makes a token worthless', () => {
  const token = signingToken(request, 'signer');
  for (let at = 0; at < token.length; at += 1) {
    const flipped = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    expect(isSigningToken(flipped, request, 'signer')).toBe(false);
  }
});
