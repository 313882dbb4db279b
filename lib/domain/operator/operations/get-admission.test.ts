import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeOperator } from '@/lib/testing/operator';
import { changeSignUp } from './change-sign-up';
import { getAdmission } from './get-admission';

afterEach(() => {
  delete env().SIGN_UP;
});

test('what holds is told with who says so: nobody, an operator, or the environment, which rules', async () => {
  const { caller } = await makeOperator();
  expect(await perform(getAdmission, {}, caller)).toEqual({
    signUp: { kind: 'open', domains: [], from: 'default' },
    keyless: { value: 'on', from: 'default' },
  });
  await perform(changeSignUp, { kind: 'invitation' }, caller);
  expect((await perform(getAdmission, {}, caller)).signUp).toEqual({ kind: 'invitation', domains: [], from: 'operator' });
  env().SIGN_UP = 'domains:example.com';
  expect((await perform(getAdmission, {}, caller)).signUp).toEqual({ kind: 'domains', domains: ['example.com'], from: 'environment' });
});
