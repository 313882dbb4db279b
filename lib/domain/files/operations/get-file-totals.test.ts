import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { keepTemplate } from '@/lib/testing/templates';
import { getFileTotals } from './get-file-totals';

test('how many files the account has and what their newest versions weigh, and nothing of a neighbour’s', async () => {
  const [{ account }, neighbour] = [await makeAccount(), await makeAccount()];
  const caller = await signedInCaller(account.ownerId);
  await keepTemplate(neighbour.account.id);
  expect(await perform(getFileTotals, {}, caller)).toEqual({ files: 0, bytes: 0, mayUpload: true, storage: { bytes: 0, limit: 10_240 * 1024 * 1024 } });
  await keepTemplate(account.id);
  await keepTemplate(account.id);
  const { files, bytes, storage } = await perform(getFileTotals, {}, caller);
  expect([files, bytes > 1_000, bytes % 2, storage.bytes]).toEqual([2, true, 0, bytes]);
});

test('an editor may add to them, a viewer may not', async () => {
  const team = await makeTeam();
  const mayUpload = async (who: 'editor' | 'viewer') => (await perform(getFileTotals, {}, await team.as(who))).mayUpload;
  expect([await mayUpload('editor'), await mayUpload('viewer')]).toEqual([true, false]);
});
