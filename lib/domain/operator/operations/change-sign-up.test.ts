import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { mayComeIn } from '@/lib/domain/accounts/admission/may-come-in';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { someAddress } from '@/lib/testing/keyless';
import { makeOperator } from '@/lib/testing/operator';
import { changeSignUp } from './change-sign-up';
import { listOperatorActs } from './list-operator-acts';

afterEach(() => {
  delete env().SIGN_UP;
});

test('from then on strangers may come in as it says, and who is known always', async () => {
  const [{ caller }, { email }, stranger] = [await makeOperator(), await makeAccount(), someAddress()];
  await perform(changeSignUp, { kind: 'invitation' }, caller);
  expect([await mayComeIn(stranger), await mayComeIn(email.toUpperCase())]).toEqual([false, true]);
  await perform(changeSignUp, { kind: 'domains', domains: 'Firm.example, example.org' }, caller);
  expect([await mayComeIn('Kim@FIRM.example'), await mayComeIn('kim@sub.firm.example'), await mayComeIn(stranger)]).toEqual([true, false, false]);
  expect((await perform(listOperatorActs, {}, caller)).items[0]).toMatchObject({
    kind: 'setting.changed',
    target: 'sign_up',
    details: { before: 'invitation', after: 'domains:firm.example,example.org' },
  });
  await perform(changeSignUp, { kind: 'open' }, caller);
  expect(await mayComeIn(stranger)).toBe(true);
});

test('400 for domains that are none, 409 where the environment says it', async () => {
  const { caller } = await makeOperator();
  for (const domains of ['', 'nonsense', '*'])
    await expect(perform(changeSignUp, { kind: 'domains', domains }, caller)).rejects.toMatchObject({ code: 'no_domains', status: 400 });
  env().SIGN_UP = 'open';
  await expect(perform(changeSignUp, { kind: 'invitation' }, caller)).rejects.toMatchObject({ code: 'set_elsewhere', status: 409 });
});
