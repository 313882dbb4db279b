import { expect, test } from 'vitest';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { failureOf } from './failure-of';

const tooComplex = (reason: EngineFailure['reason']) => new OfficeRefused('too_complex', 'Too much.', 'Split it.', undefined, new EngineFailure(reason, ''));

test.each<[string, Error, boolean]>([
  ['a template over which time ran out, as on a busy machine', tooComplex('timeout'), true],
  ['a template over which two children died', tooComplex('crash'), true],
  ['a template that used up the memory', tooComplex('abort'), false],
  ['a template with too many elements', new OfficeRefused('too_complex', 'Too much.', 'Split it.'), false],
  ['a full queue', new EngineFailure('busy', 'Busy.'), true],
  ['no free converter', new ConversionFailed('busy'), true],
  ['no LibreOffice', new ConversionFailed('converter_missing'), false],
])('whether a step is tried again by itself after %s', (_what, error, isWorthARetry) => {
  expect(failureOf(error)).toMatchObject({ isWorthARetry, problem: { message: expect.stringMatching(/\.$/), advice: expect.stringMatching(/./) } });
});
