import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { uploadFile } from '@/lib/testing/upload';

test('takes a file of the account as it is now; one of others is as one that is not there', { timeout: 90_000 }, async () => {
  const { browser, id, key } = await draftOf();
  const pdf = await plainPdf('From my files');
  const own = (await uploadFile({ key, name: 'Lease.pdf', bytes: pdf })).json.id;
  const foreign = (await uploadFile({ key: (await makeAccount()).key, name: 'Foreign.pdf', bytes: pdf })).json.id;
  expect([(await browser.choose(id, foreign)).status, (await browser.choose(id, 'file_none')).status]).toEqual([404, 404]);
  expect((await browser.choose(id, own)).status).toBe(200);
  expect((await browser.read(id)).json.document).toMatchObject({ kind: 'pdf', fileName: 'Lease.pdf', bytes: pdf.length });
});

test('refuses a picture among them', async () => {
  const { browser, id, key } = await draftOf();
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  const picture = (await uploadFile({ key, name: 'Logo.png', bytes: png })).json.id;
  expect(await browser.choose(id, picture)).toMatchObject({ status: 400, json: { details: [{ code: 'unknown_kind' }] } });
});
