import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { getProfile } from './get-profile';

test('what a person has not said is null, and the theme that of their system', async () => {
  const { account, email } = await makeAccount({ name: 'Kim Keller' });
  expect(await perform(getProfile, {}, await signedInCaller(account.ownerId))).toEqual({
    name: 'Kim Keller',
    email,
    language: null,
    timeZone: null,
    theme: 'system',
  });
});

test('a language or a theme that a later version stored counts as not said', async () => {
  const { account } = await makeAccount();
  await db().person.update({ where: { id: account.ownerId }, data: { language: 'tlh', theme: 'sepia' } });
  expect(await perform(getProfile, {}, await signedInCaller(account.ownerId))).toMatchObject({ language: null, theme: 'system' });
});
