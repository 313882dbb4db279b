import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/files/[file_id]/restore/route';
import { PUT } from '@/app/files/[file_id]/content/route';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { plainDocx } from '@/lib/testing/plain-docx';
import { postForm } from '@/lib/testing/post-form';
import { signedInCaller, signIn } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { keepTemplate } from '@/lib/testing/templates';
import { sendTo, uploadFile } from '@/lib/testing/upload';
import { listVersions } from '../stored-file';
import { getOwnFile } from './get-own-file';
import { restoreFileVersion } from './restore-file-version';

async function twoVersions() {
  const { account, key } = await makeAccount({ name: 'Kim Keller' });
  const [first, second] = [plainDocx('One {{Name}}'), plainDocx('Two')];
  const { id } = (await uploadFile({ key, bytes: first })).json as { id: string };
  await sendTo(PUT, { key, id, method: 'PUT', body: second });
  return { account, id, first, second };
}

test('303 back to the file: the earlier version is the newest, with what was read in it, and none is lost', async () => {
  const { account, id, first, second } = await twoVersions();
  const { headers } = await signIn(account.ownerId);
  const answer = await postForm(POST, { file_id: id }, { version: '1' }, headers);
  expect(answer).toMatchObject({ status: 303, location: `/dashboard/files/${id}?done=restored` });
  const versions = await listVersions(id);
  expect(versions.map(({ number, sha256: hash }) => [number, hash])).toEqual([
    [3, sha256(first)],
    [2, sha256(second)],
    [1, sha256(first)],
  ]);
  expect(versions[0]?.reading).toEqual(versions[2]?.reading);
  expect(await db().file.findUnique({ where: { id } })).toMatchObject({ version: 3, sha256: sha256(first), bytes: first.length });
  const file = await perform(getOwnFile, { file_id: id }, await signedInCaller(account.ownerId));
  expect(file.versions[0]?.madeBy).toEqual({ kind: 'person', name: 'Kim Keller' });
});

test('the newest itself makes no version; one that it never had is 404', async () => {
  const { account, id } = await twoVersions();
  const caller = await signedInCaller(account.ownerId);
  expect(await perform(restoreFileVersion, { file_id: id, version: 2 }, caller)).toEqual({ version: 2 });
  await expect(perform(restoreFileVersion, { file_id: id, version: 9 }, caller)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect(await listVersions(id)).toHaveLength(2);
});

test('a viewer may not, and changes nothing', async () => {
  const team = await makeTeam();
  const { id } = await keepTemplate(team.id);
  await expect(perform(restoreFileVersion, { file_id: id, version: 1 }, await team.as('viewer'))).rejects.toMatchObject({ status: 403 });
});
