import { expect, test } from 'vitest';
import { PUT } from '@/app/files/[file_id]/content/route';
import { GET } from '@/app/files/[file_id]/versions/route';
import { makeAccount } from '@/lib/testing/account';
import { plainDocx } from '@/lib/testing/plain-docx';
import { sendTo, uploadFile } from '@/lib/testing/upload';

test('every content that a file has had, newest first, each with its address', async () => {
  const { key } = await makeAccount();
  const { id } = (await uploadFile({ key, bytes: plainDocx('One') })).json;
  const second = plainDocx('Two and more');
  await sendTo(PUT, { key, id, method: 'PUT', body: second });
  const { status, json } = await sendTo(GET, { key, id });
  expect([status, json.map(({ version }: { version: number }) => version)]).toEqual([200, [2, 1]]);
  expect(json[0]).toMatchObject({
    size: second.length,
    url: `http://localhost:3000/files/${id}/content?version=2`,
    createdAt: expect.stringMatching(/\+00:00$/),
  });
});

test('403 for the versions of others, 404 for those of no file', async () => {
  const [{ key }, neighbour] = [await makeAccount(), await makeAccount()];
  const { id } = (await uploadFile({ key })).json;
  expect([(await sendTo(GET, { key: neighbour.key, id })).status, (await sendTo(GET, { key, id: 'file_x' })).status]).toEqual([403, 404]);
});
