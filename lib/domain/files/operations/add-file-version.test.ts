import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/files/[file_id]/versions/route';
import { POST as uploadPlainly } from '@/app/dashboard/data/files/upload/route';
import { db } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { fileAsForm } from '@/lib/testing/kinds/multipart';
import { plainDocx } from '@/lib/testing/plain-docx';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signIn } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { sendTo, uploadFile } from '@/lib/testing/upload';
import { listVersions } from '../stored-file';

/** Posts a file as a page's form does, and reads where the answer leads. */
async function post(route: typeof POST, bytes: Uint8Array, headers: Record<string, string>, id?: string, name = 'Next.docx') {
  const { type, body } = fileAsForm('file', name, bytes);
  const answer = await sendTo(route, { ...(id ? { id } : {}), method: 'POST', body, headers: { ...headers, 'content-type': type } });
  return [answer.status, answer.headers.get('location')];
}

test('303 back to the file with the next version; its id and name stay', async () => {
  const { account, key } = await makeAccount();
  const { id } = (await uploadFile({ key, name: 'Lease.docx' })).json;
  const { headers } = await signIn(account.ownerId);
  const next = plainDocx('Next');
  expect(await post(POST, next, headers, id)).toEqual([303, `/dashboard/files/${id}?done=version`]);
  expect(await db().file.findUnique({ where: { id } })).toMatchObject({ version: 2, name: 'Lease.docx', sha256: sha256(next) });
});

test('303 with what is wrong where it is another kind or nothing at all, and no version is made', async () => {
  const { account, key } = await makeAccount();
  const { id } = (await uploadFile({ key })).json;
  const { headers } = await signIn(account.ownerId);
  expect(await post(POST, await plainPdf(), headers, id)).toEqual([303, `/dashboard/files/${id}?problem=other_kind`]);
  expect(await post(POST, new Uint8Array(), headers, id, '')).toEqual([303, `/dashboard/files/${id}?problem=unknown_kind`]);
  expect(await post(POST, await plainPdf(), {}, id)).toEqual([303, `/dashboard/files/${id}?problem=sign_in_needed`]);
  expect(await listVersions(id)).toHaveLength(1);
});

test('the form of the list makes a new file, which its page then shows, and says what is wrong otherwise', async () => {
  const { account } = await makeAccount();
  const { headers } = await signIn(account.ownerId);
  const [status, location] = await post(uploadPlainly, plainDocx('Plain'), headers, undefined, 'Plain.docx');
  const { id } = await db().file.findFirstOrThrow({ where: { accountId: account.id, name: 'Plain.docx' } });
  expect([status, location]).toEqual([303, `/dashboard/files/${id}?done=uploaded`]);
  expect(await post(uploadPlainly, Buffer.from('<html>'), headers)).toEqual([303, '/dashboard/files?problem=unknown_kind']);
  expect(await db().file.count({ where: { accountId: account.id } })).toBe(1);
});

test('a viewer may upload neither a file nor a version', async () => {
  const team = await makeTeam();
  const { headers } = await signIn(team.people.viewer.id);
  const asViewer = { ...headers, cookie: `${headers.cookie}; paraph-account=${team.id}` };
  expect(await post(uploadPlainly, plainDocx('X'), asViewer)).toEqual([303, '/dashboard/files?problem=forbidden']);
  expect(await db().file.count({ where: { accountId: team.id } })).toBe(0);
});
