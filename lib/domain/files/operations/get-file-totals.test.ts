import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { keepTemplate } from '@/lib/testing/templates';
import { countedFiles, maxFolders } from '../room/store';
import { getFileTotals } from './get-file-totals';

test('how many files the account has and what their newest versions weigh, and nothing of a neighbour’s', async () => {
  const [{ account }, neighbour] = [await makeAccount(), await makeAccount()];
  const caller = await signedInCaller(account.ownerId);
  await keepTemplate(neighbour.account.id);
  expect(await perform(getFileTotals, {}, caller)).toEqual({
    files: 0,
    bytes: 0,
    isMore: false,
    folders: [],
    mayUpload: true,
    storage: { bytes: 0, limit: 10_240 * 1024 * 1024 },
  });
  await keepTemplate(account.id);
  await keepTemplate(account.id);
  const { files, bytes, storage } = await perform(getFileTotals, {}, caller);
  expect([files, bytes > 1_000, bytes % 2, storage.bytes]).toEqual([2, true, 0, bytes]);
});

test('the folders that files lie in are told once each, by name, up to a hundred, and none of a neighbour’s', async () => {
  const [{ account }, neighbour] = [await makeAccount(), await makeAccount()];
  const caller = await signedInCaller(account.ownerId);
  const put = async (accountId: string, folder: string) => db().file.update({ where: { id: (await keepTemplate(accountId)).id }, data: { folder } });
  await put(neighbour.account.id, 'Theirs');
  for (const folder of ['Offers', '', 'Invoices/2026', 'Invoices', 'Offers']) await put(account.id, folder);
  const foldersOf = async () => (await perform(getFileTotals, {}, caller)).folders;
  expect(await foldersOf()).toEqual(['Invoices', 'Invoices/2026', 'Offers']);
  const file = await db().file.findFirstOrThrow({ where: { accountId: account.id } });
  const many = Array.from({ length: 150 }, (_, index) => ({ ...file, id: `${file.id}${index}`, folder: `Many ${index}` }));
  await db().file.createMany({ data: many });
  expect(await foldersOf()).toHaveLength(maxFolders);
});

test('an editor may add to them, a viewer may not', async () => {
  const team = await makeTeam();
  const mayUpload = async (who: 'editor' | 'viewer') => (await perform(getFileTotals, {}, await team.as(who))).mayUpload;
  expect([await mayUpload('editor'), await mayUpload('viewer')]).toEqual([true, false]);
});

test('of very many files some are counted, and that there are more is said', async () => {
  const { account } = await makeAccount();
  const id = (await keepTemplate(account.id)).id;
  const file = await db().file.findUniqueOrThrow({ where: { id } });
  await db().file.createMany({ data: Array.from({ length: countedFiles }, (_, index) => ({ ...file, reading: undefined, id: `file_many${index}` })) as never });
  const totals = await perform(getFileTotals, {}, await signedInCaller(account.ownerId));
  expect(totals).toMatchObject({ files: countedFiles, isMore: true });
});
