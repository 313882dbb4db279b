import { expect, test } from 'vitest';
import { GET, PUT } from '@/app/files/[file_id]/content/route';
import { sha256 } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { plainDocx } from '@/lib/testing/plain-docx';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signIn } from '@/lib/testing/session';
import { sendTo, uploadFile } from '@/lib/testing/upload';
import { sharePdf } from '../share-pdf';

test('200 with the bytes as they came in, their type, length, name and hash', async () => {
  const { key } = await makeAccount();
  const bytes = plainDocx('Dear {{Client Name}}');
  const { id } = (await uploadFile({ key, name: 'Verträge.docx', bytes })).json;
  const answer = await sendTo(GET, { key, id });
  const header = (name: string) => answer.headers.get(name);
  expect([answer.status, answer.bytes.equals(bytes)]).toEqual([200, true]);
  expect([header('content-type'), header('content-length'), header('etag'), header('accept-ranges')]).toEqual([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    `${bytes.length}`,
    `"${sha256(bytes)}"`,
    'bytes',
  ]);
  expect(header('content-disposition')).toBe(`attachment; filename="Vertr?ge.docx"; filename*=UTF-8''Vertr%C3%A4ge.docx`);
  expect([header('x-content-type-options'), header('content-security-policy')]).toEqual(['nosniff', "default-src 'none'; sandbox"]);
});

test('a part, 416 for one that it lacks, 304 to who has it, and the whole where it is another by now', async () => {
  const { key } = await makeAccount();
  const bytes = plainDocx('Dear {{Client Name}}');
  const { id } = (await uploadFile({ key, bytes })).json;
  const part = await sendTo(GET, { key, id, headers: { range: 'bytes=10-19' } });
  expect([part.status, part.headers.get('content-range'), part.bytes]).toEqual([206, `bytes 10-19/${bytes.length}`, bytes.subarray(10, 20)]);
  expect((await sendTo(GET, { key, id, headers: { range: `bytes=${bytes.length}-` } })).status).toBe(416);
  const tag = part.headers.get('etag') ?? '';
  expect((await sendTo(GET, { key, id, headers: { 'if-none-match': tag } })).status).toBe(304);
  await sendTo(PUT, { key, id, method: 'PUT', body: plainDocx('Another') });
  expect((await sendTo(GET, { key, id, headers: { 'if-none-match': tag } })).status).toBe(200);
  expect((await sendTo(GET, { key, id, headers: { range: 'bytes=0-9', 'if-range': tag } })).status).toBe(200);
});

test('an earlier version as it was; 404 for one that there is not, 400 for what is no number', async () => {
  const { key } = await makeAccount();
  const first = plainDocx('One');
  const { id } = (await uploadFile({ key, bytes: first })).json;
  await sendTo(PUT, { key, id, method: 'PUT', body: plainDocx('Two') });
  const version = (number: string) => sendTo(GET, { key, id, url: `http://localhost:3000/files/x/content?version=${number}` });
  expect((await version('1')).bytes).toEqual(first);
  const refused = async (number: string) => {
    const { status, json } = await version(number);
    return [status, json.error, json.details?.[0].path];
  };
  expect([await refused('3'), await refused('x'), await refused('99999999999')]).toEqual([
    [404, 'not_found', undefined],
    [400, 'bad_request', 'version'],
    [400, 'bad_request', 'version'],
  ]);
});

test('a signed-in browser that comes from anywhere opens a PDF in its viewer, and a neighbour’s does not', async () => {
  const [{ account }, neighbour] = [await makeAccount(), await makeAccount()];
  const { id } = await sharePdf(account.id, 'Terms.pdf', await plainPdf());
  const opened = async (personId: string) => {
    const { cookie } = (await signIn(personId)).headers;
    return sendTo(GET, { id, headers: { cookie: cookie ?? '', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } });
  };
  const { status, headers } = await opened(account.ownerId);
  expect([status, headers.get('content-disposition')?.slice(0, 6), headers.get('content-security-policy')]).toEqual([200, 'inline', null]);
  expect((await opened(neighbour.account.ownerId)).status).toBe(403);
});

test('a session changes nothing for a page of another site', async () => {
  const { account } = await makeAccount();
  const { id } = await sharePdf(account.id, 'Terms.pdf', await plainPdf());
  const { cookie } = (await signIn(account.ownerId)).headers;
  const { status } = await sendTo(PUT, { id, method: 'PUT', body: 'x', headers: { cookie: cookie ?? '', origin: 'https://evil.example' } });
  expect(status).toBe(403);
});
