import { expect, test } from 'vitest';
import { joinStateOf } from './rules';

const at = new Date('2026-11-22T12:00:00Z');
const invitation = { email: 'anna@team.example', acceptedAt: null, revokedAt: null, expiresAt: new Date(at.getTime() + 1) };
const anna = { email: 'Anna@team.example', provenAt: at };

test.each([
  ['open to the invited address, whatever its case', {}, anna, 'open'],
  ['for another address', {}, { ...anna, email: 'ben@team.example' }, 'other_address'],
  ['for an address that nobody has shown to be theirs', {}, { ...anna, provenAt: null }, 'unproven'],
  ['over at its very end', { expiresAt: at }, anna, 'expired'],
  ['revoked, whoever asks', { revokedAt: at }, { ...anna, email: 'ben@team.example' }, 'revoked'],
  ['used, and since over', { acceptedAt: at, expiresAt: at }, anna, 'used'],
] as const)('an invitation is %s', (_name, changes, comer, state) => {
  expect(joinStateOf({ ...invitation, ...changes }, comer, at)).toBe(state);
});
