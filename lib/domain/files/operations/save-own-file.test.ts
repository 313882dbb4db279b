import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/files/[file_id]/content/route';
import { PUT } from '@/app/files/[file_id]/content/route';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signIn } from '@/lib/testing/session';
import { sendTo, uploadFile } from '@/lib/testing/upload';

test('saved and never shown: an attachment under its name that no browser guesses about, of each version', async () => {
  const { account, key } = await makeAccount();
  const [first, second] = [await plainPdf('One'), await plainPdf('Two')];
  const { id } = (await uploadFile({ key, name: 'Größe.pdf', bytes: first })).json;
  await sendTo(PUT, { key, id, method: 'PUT', body: second });
  const { headers } = await signIn(account.ownerId);
  const get = (query = '', more = {}) =>
    sendTo(GET, { id, url: `http://localhost:3000/dashboard/data/files/x/content${query}`, headers: { ...headers, ...more } });
  const newest = await get();
  expect([newest.status, newest.bytes.equals(second), newest.headers.get('x-content-type-options')]).toEqual([200, true, 'nosniff']);
  expect(newest.headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''Gr%C3%B6%C3%9Fe\.pdf/);
  expect((await get('?version=1')).bytes.equals(Buffer.from(first))).toBe(true);
  expect([(await get('?version=3')).status, (await get('', { range: 'bytes=0-3' })).bytes.toString()]).toEqual([404, '%PDF']);
});

test('404 to a neighbour, 401 without a session and with a key', async () => {
  const [{ key }, neighbour] = [await makeAccount(), await makeAccount()];
  const { id } = (await uploadFile({ key })).json;
  const { headers } = await signIn(neighbour.account.ownerId);
  expect([(await sendTo(GET, { id, headers })).status, (await sendTo(GET, { id })).status, (await sendTo(GET, { id, key })).status]).toEqual([404, 401, 401]);
});
