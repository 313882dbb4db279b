import { expect, test } from 'vitest';
import { AppError } from '@/lib/core/errors';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { UnusablePassword } from '@/lib/engines/pdf/unusable-password';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { retryDelay } from '../rules';
import { failureOf } from './failure-of';

const tooComplex = (reason: EngineFailure['reason']) => new OfficeRefused('too_complex', 'Too much.', 'Split it.', undefined, new EngineFailure(reason, ''));

test.each<[string, Error, boolean]>([
  ['a template over which time ran out, as on a busy machine', tooComplex('timeout'), true],
  ['a template over which two children died', tooComplex('crash'), true],
  ['a template that used up the memory', tooComplex('abort'), false],
  ['a template with too many elements', new OfficeRefused('too_complex', 'Too much.', 'Split it.'), false],
  ['a full queue', new EngineFailure('busy', 'Busy.'), true],
  ['no free converter', new ConversionFailed('busy'), true],
  ['a LibreOffice that was killed twice, perhaps from outside', new ConversionFailed('crashed'), true],
  ['a password that no PDF can have', new UnusablePassword('too_long'), false],
  ['no LibreOffice', new ConversionFailed('converter_missing'), false],
])('whether a step is tried again by itself after %s', (_what, error, isWorthARetry) => {
  expect(failureOf(error)).toMatchObject({ isWorthARetry, problem: { message: expect.stringMatching(/\.$/), advice: expect.stringMatching(/./) } });
});

test('a document that crashes LibreOffice every time is given up within minutes', () => {
  const { maxTries } = failureOf(new ConversionFailed('crashed'));
  const delays = [1, 2, 3, 4, 5, 6].map((failures) => retryDelay(failures, maxTries));
  expect(delays).toEqual([2, 15, 60, null, null, null]);
});

test('a request that is refused says in the run what is wrong with it, not that details say so', () => {
  const details = [{ path: 'signer.email', code: 'invalid_email', message: 'Give one email address.' }];
  const refused = new AppError('bad_request', 400, 'The request is not valid. See details for each problem.', { details });
  expect(failureOf(refused).problem).toMatchObject({ message: 'Give one email address.', advice: expect.stringContaining('settings of its signature') });
});
