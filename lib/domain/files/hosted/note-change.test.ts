import { expect, test } from 'vitest';
import { POST as restore } from '@/app/dashboard/data/files/[file_id]/restore/route';
import { PUT } from '@/app/files/[file_id]/content/route';
import { DELETE, PATCH } from '@/app/files/[file_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { plainDocx } from '@/lib/testing/plain-docx';
import { postForm } from '@/lib/testing/post-form';
import { signIn } from '@/lib/testing/session';
import { sendTo, uploadFile } from '@/lib/testing/upload';

test('the log of the account tells each act on a file, by which key or person; what changes nothing is none', async () => {
  const { account, key } = await makeAccount();
  const [{ id: apiKeyId }, person] = [await db().apiKey.findFirstOrThrow({ where: { accountId: account.id } }), await signIn(account.ownerId)];
  const { id } = (await uploadFile({ key })).json as { id: string };
  const patch = (body: object) => sendTo(PATCH, { key, id, method: 'PATCH', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  await patch({ name: 'Lease' });
  await patch({ isShared: true });
  await patch({ isShared: false });
  for (const _ of [1, 2]) await sendTo(PUT, { key, id, method: 'PUT', body: plainDocx('Two') });
  await postForm(restore, { file_id: id }, { version: '1' }, person.headers);
  expect((await sendTo(DELETE, { key, id, method: 'DELETE' })).status).toBe(204);
  const events = await db().event.findMany({ where: { subject: id, accountId: account.id }, orderBy: { sequence: 'asc' } });
  const byKey = { apiKeyId, personId: null };
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['file.uploaded', byKey],
    ['file.changed', { ...byKey, what: 'name', version: 1 }],
    ['file.changed', { ...byKey, what: 'shared', version: 1 }],
    ['file.changed', { ...byKey, what: 'unshared', version: 1 }],
    ['file.changed', { ...byKey, what: 'content', version: 2 }],
    ['file.changed', { apiKeyId: null, personId: account.ownerId, what: 'restored', version: 3 }],
    ['file.deleted', byKey],
  ]);
});
