import { describe, expect, test } from 'vitest';
import type { Auth } from '@/lib/core/auth';
import type { Caller, Credential, Role } from '@/lib/core/caller';
import { nobody } from '@/lib/testing/nobody';
import { byAccount, byAccountOrNobody, byPerson } from './auth';
import { accountScopeOf, sees, serviceScope } from './scope';

const by = (credential: Credential): Caller => ({ ...nobody, credential });
const session = (role: Role) => by({ kind: 'session', sessionId: 'session_1', personId: 'usr_1', accountId: 'acc_1', role });
const key = (role: Role, more: { readOnly?: boolean; isTest?: boolean } = {}) =>
  by({ kind: 'key', keyId: 'key_1', accountId: 'acc_1', isTest: false, readOnly: false, role, ...more });

/** What an auth does with a caller: the account that it opens, nobody's scope, or the problem. */
async function outcome(auth: Auth<{ accountId: string } | null>, caller: Caller): Promise<string> {
  try {
    return (await auth.open(caller, {}))?.accountId ?? 'nobody';
  } catch (error) {
    return (error as { problem: string }).problem;
  }
}

const callers = {
  none: nobody,
  viewer: session('viewer'),
  'viewer’s key': key('viewer'),
  editor: session('editor'),
  'editor’s key': key('editor'),
  'read-only key': key('owner', { readOnly: true }),
};

test.each([
  ['to read', byAccount('requests.read'), 'missing', 'acc_1', 'acc_1', 'acc_1', 'acc_1', 'acc_1'],
  ['to change', byAccount('requests.send'), 'missing', 'forbidden', 'forbidden', 'acc_1', 'acc_1', 'forbidden'],
  ['for owners', byAccount('members.manage'), 'missing', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden'],
  ['for persons', byPerson('keys.revoke'), 'missing', 'forbidden', 'missing', 'acc_1', 'missing', 'missing'],
  ['or nobody, where a refusal is listed', byAccountOrNobody('requests.send', 'refused'), 'nobody', 'forbidden', 'forbidden', 'acc_1', 'acc_1', 'forbidden'],
  ['or nobody, where none is', byAccountOrNobody('requests.send', 'none'), 'nobody', 'nobody', 'nobody', 'acc_1', 'acc_1', 'nobody'],
] as const)('by an account %s: a caller’s role and key decide', async (_what, auth, ...expected) => {
  const outcomes = await Promise.all(Object.values(callers).map((caller) => outcome(auth, caller)));
  expect(Object.fromEntries(Object.keys(callers).map((who, index) => [who, outcomes[index]]))).toEqual(
    Object.fromEntries(Object.keys(callers).map((who, index) => [who, expected[index]])),
  );
});

describe('a scope', () => {
  const modes = [{ isTest: false }, { isTest: true }];
  const seen = (caller: Caller) => modes.map((thing) => sees(accountScopeOf(caller) ?? serviceScope('acc_1'), thing));

  test('of a key sees what keys of its kind made, of a person or the service both', () => {
    expect([seen(key('owner')), seen(key('owner', { isTest: true })), seen(session('viewer')), seen(nobody)]).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  test('says who acts, in which role, and whether they may only read', () => {
    expect(accountScopeOf(key('editor', { readOnly: true }))).toEqual({
      accountId: 'acc_1',
      by: { kind: 'key', keyId: 'key_1' },
      role: 'editor',
      readOnly: true,
      mode: 'live',
    });
    expect(accountScopeOf(session('viewer'))).toMatchObject({ by: { kind: 'person', personId: 'usr_1' }, role: 'viewer', readOnly: false });
    expect(accountScopeOf(nobody)).toBeNull();
  });
});
