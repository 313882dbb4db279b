import { expect, test } from 'vitest';
import { accountErrors } from '@/lib/domain/accounts/errors';
import { explainCall } from './explain-call';

const refused = { operation: 'listRequests', status: 401, error: 'unauthorized' };

test('a refused key is told apart from one that may not do this', () => {
  expect(explainCall(refused, false)).toEqual({ advice: accountErrors.unauthorized.sentence, inReference: true });
  expect(explainCall({ operation: 'sendForSignature', status: 401, error: 'unauthorized' }, false).advice).toBe(accountErrors.unauthorized.sentence);
  expect(explainCall(refused, true).advice).toBe(accountErrors.readOnlyKey.sentence);
});

test('another error says what its operation says of it; one of a page has no place in the reference', () => {
  expect(explainCall({ operation: 'getSignatureStatus', status: 404, error: 'not_found' }, true).advice).toMatch(/request/);
  expect(explainCall({ operation: 'listKeys', status: 401, error: 'sign_in_needed' }, true)).toEqual({
    advice: accountErrors.signInNeeded.sentence,
    inReference: false,
  });
});

test('of an operation that is no more its code still says something; what went well, and what nobody knows, nothing', () => {
  expect(explainCall({ operation: 'gone', status: 429, error: 'rate_limited' }, true).advice).toMatch(/Wait/);
  expect(explainCall({ operation: 'gone', status: 418, error: 'teapot' }, true).advice).toBeNull();
  expect(explainCall({ operation: 'listRequests', status: 200, error: null }, true)).toEqual({ advice: null, inReference: true });
});
