import { expect, onTestFinished, test } from 'vitest';
import { POST } from '@/app/verify/file/route';
import { now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { visitor } from '@/lib/testing/private-link';
import { annotated, signedFile } from '@/lib/testing/signed-file';
import { textPdf } from '@/lib/testing/text-pdf';
import { getVerifyPage } from './get-verify-page';

let calls = 0;

/** Posts the form as a browser without scripts does; answers where it leads. */
async function post(file: Uint8Array | null, inputs: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob(file ? [new Uint8Array(file)] : []), file ? 'signed.pdf' : '');
  for (const [name, value] of Object.entries(inputs)) form.set(name, value);
  calls += 1;
  const response = await POST(
    new Request('http://localhost:3000/verify/file', { method: 'POST', body: form, headers: { 'x-client-address': `198.18.9.${calls}` } }),
  );
  const to = new URL(response.headers.get('location') ?? '', 'http://localhost:3000');
  return { status: response.status, path: to.pathname, ...Object.fromEntries(to.searchParams) } as { status: number; path: string } & Record<string, string>;
}

const answerAt = async ({ result = '' }: Record<string, unknown>) => (await perform(getVerifyPage, { result: String(result) }, visitor)).answer;

test('303 to the page with the answer, in the language of the form', async () => {
  const { pdf, id } = await signedFile();
  const answered = await post(annotated(pdf), { lang: 'ja' });
  expect(answered).toMatchObject({ status: 303, path: '/verify', lang: 'ja' });
  expect(await answerAt(answered)).toMatchObject({ verdict: 'altered', request_id: id, added: [{ what: 'annotation', count: 1 }] });
});

test('the address that it leads to can be read by nobody else', async () => {
  const { result = '' } = await post((await signedFile()).pdf);
  expect(Buffer.from(result, 'base64url').toString('latin1')).not.toMatch(/Anna|anna|original/);
});

test('nothing of the file is kept', async () => {
  const held = async () => [await db().blob.count(), await db().upload.count(), await db().event.count()];
  const before = await held();
  await post(Buffer.from(textPdf()));
  expect(await held()).toEqual(before);
});

test.each([
  ['no file', null, 'empty'],
  ['an empty one', Buffer.alloc(0), 'empty'],
  ['something else', Buffer.from('<html>'), 'not_pdf'],
  ['a PDF without a seal', Buffer.from(textPdf()), 'unsigned'],
])('%s has an answer', async (_, file, verdict) => {
  expect(await answerAt(await post(file, { lang: 'xx' }))).toMatchObject({ verdict });
});

test('a file over 10 MB leads back with the problem; one of 9 MB is read', async () => {
  const large = (megabytes: number) => Buffer.concat([Buffer.from(textPdf()), Buffer.alloc(megabytes * 1024 * 1024, 32)]);
  expect(await post(large(11))).toMatchObject({ status: 303, path: '/verify', problem: 'bad_request' });
  expect(await answerAt(await post(large(9)))).toMatchObject({ verdict: 'unsigned' });
});

test('the answer is shown for a quarter of an hour, and then no more', async () => {
  const answered = await post(Buffer.from(textPdf()));
  onTestFinished(() => setClock(null));
  const start = now().getTime();
  setClock(() => new Date(start + 16 * 60 * 1000));
  expect(await perform(getVerifyPage, { result: String(answered.result) }, visitor)).toMatchObject({ answer: null, over: true });
});
