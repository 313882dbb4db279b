import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { createTeam, setMember } from '../teams';
import { getProfile } from './get-profile';
import { updateProfile } from './update-profile';

async function person() {
  const { account } = await makeAccount({ name: 'Sam' });
  const caller = await signedInCaller(account.ownerId);
  return { account, caller, profile: () => perform(getProfile, {}, caller) };
}

test('a name is tidied and kept, and the person’s own account goes by it', async () => {
  const { account, caller, profile } = await person();
  await perform(updateProfile, { name: '  Zoë de Jong ' }, caller);
  expect(await profile()).toMatchObject({ name: 'Zoë de Jong' });
  expect(await db().account.findUniqueOrThrow({ where: { id: account.id } })).toMatchObject({ name: 'Zoë de Jong' });
});

test('what is left out stays, and “as my browser” takes a choice back', async () => {
  const { caller, profile } = await person();
  await perform(updateProfile, { language: 'ja', time_zone: 'asia/tokyo', theme: 'dark' }, caller);
  expect(await profile()).toMatchObject({ name: 'Sam', language: 'ja', timeZone: 'Asia/Tokyo', theme: 'dark' });
  await perform(updateProfile, { name: 'Kim' }, caller);
  expect(await profile()).toMatchObject({ name: 'Kim', language: 'ja', timeZone: 'Asia/Tokyo', theme: 'dark' });
  await perform(updateProfile, { language: 'browser', time_zone: '' }, caller);
  expect(await profile()).toMatchObject({ name: 'Kim', language: null, timeZone: null, theme: 'dark' });
});

test.each([
  ['name', ''],
  ['name', 'anna@example.com'],
  ['name', 'www.example.com'],
  ['name', 'A\u202eb'],
  ['name', 'x'.repeat(121)],
  ['language', 'tlh'],
  ['time_zone', 'Europe/Atlantis'],
  ['time_zone', 'x'.repeat(100_000)],
  ['theme', 'sepia'],
])('400 that names %s for %j, and nothing is changed', async (member, value) => {
  const { caller, profile } = await person();
  const before = await profile();
  const all = { name: 'Kim', language: 'de', time_zone: 'Europe/Berlin', theme: 'light' };
  await expect(perform(updateProfile, { ...all, [member]: value }, caller)).rejects.toMatchObject({ status: 400, details: [{ path: member }] });
  expect(await profile()).toEqual(before);
});

test('it is a person’s own, whatever their role where they act; a key has none', async () => {
  const team = await makeAccount({ name: 'Team' });
  const { account, caller, profile } = await person();
  await setMember(team.account.id, account.ownerId, 'viewer');
  await perform(updateProfile, { name: 'Kim' }, { ...caller, credential: { ...caller.credential, accountId: team.account.id, role: 'viewer' } as never });
  expect(await profile()).toMatchObject({ name: 'Kim' });
  expect(await db().account.findUniqueOrThrow({ where: { id: team.account.id } })).toMatchObject({ name: 'Team' });
  await expect(perform(updateProfile, { name: 'X' }, { ...caller, credential: { kind: 'none', rejected: false } })).rejects.toMatchObject({ status: 401 });
});

test('a name is that of the person and of their own account; a team that they answer for keeps its own', async () => {
  const { account } = await makeAccount();
  const team = await createTeam(account.ownerId, 'Legal');
  await perform(updateProfile, { name: 'Kim Keller' }, await signedInCaller(account.ownerId));
  const nameOf = async (id: string) => (await db().account.findUniqueOrThrow({ where: { id } })).name;
  expect([await nameOf(account.id), await nameOf(team.id)]).toEqual(['Kim Keller', 'Legal']);
});
