import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/files/[file_id]/move/route';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { postForm } from '@/lib/testing/post-form';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { keepTemplate } from '@/lib/testing/templates';
import { getOwnFile } from './get-own-file';
import { moveOwnFile } from './move-own-file';

test('303 back to the file, which lies in the folder as file systems take it, and out of it again', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const { headers } = await signIn(account.ownerId);
  const answer = await postForm(POST, { file_id: id }, { folder: ' Invoices \\ ../2026?' }, headers);
  expect(answer).toMatchObject({ status: 303, location: `/dashboard/files/${id}?done=moved` });
  const caller = await signedInCaller(account.ownerId);
  expect((await perform(getOwnFile, { file_id: id }, caller)).folder).toBe('Invoices/2026-');
  expect(await perform(moveOwnFile, { file_id: id, folder: 'Invoices/2026-' }, caller)).toEqual({ folder: 'Invoices/2026-' });
  expect(await perform(moveOwnFile, { file_id: id, folder: '' }, caller)).toEqual({ folder: '' });
  const events = await db().event.findMany({ where: { subject: id, type: 'file.changed' } });
  expect(events.map(({ data }) => data)).toMatchObject([{ what: 'folder' }, { what: 'folder' }]);
});

test('what is too long is refused, and changes nothing', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const caller = await signedInCaller(account.ownerId);
  await expect(perform(moveOwnFile, { file_id: id, folder: 'x'.repeat(1_001) }, caller)).rejects.toMatchObject({ status: 400 });
  expect(await db().file.findUnique({ where: { id } })).toMatchObject({ folder: '' });
});

test('a viewer may not, and a neighbour finds no such file', async () => {
  const team = await makeTeam();
  const { id } = await keepTemplate(team.id);
  await expect(perform(moveOwnFile, { file_id: id, folder: 'A' }, await team.as('viewer'))).rejects.toMatchObject({ status: 403 });
  await expect(perform(moveOwnFile, { file_id: id, folder: 'A' }, await team.as('outsider'))).rejects.toMatchObject({ status: 404 });
});
