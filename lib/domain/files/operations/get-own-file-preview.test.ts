import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signedInCaller } from '@/lib/testing/session';
import { keepTemplate } from '@/lib/testing/templates';
import { uploadFile } from '@/lib/testing/upload';
import { sharePdf } from '../share-pdf';
import { getOwnFilePreview } from './get-own-file-preview';

test('a PDF shows its pages with their sizes and their words', async () => {
  const { account } = await makeAccount();
  const { id } = await sharePdf(account.id, 'Offer.pdf', await plainPdf('Please read this.', 2));
  const preview = await perform(getOwnFilePreview, { file_id: id, version: 1 }, await signedInCaller(account.ownerId));
  expect(preview).toMatchObject({
    state: 'pages',
    pages: [
      { number: 1, width: 595, height: 842, lines: [{ text: 'Please read this.' }] },
      { number: 2, lines: [{ text: 'Page 2' }] },
    ],
  });
});

test('a picture is shown as it is', async () => {
  const { account, key } = await makeAccount();
  const { json } = await uploadFile({ key, name: 'Logo.png', bytes: Buffer.from('89504e470d0a1a0a0000000d', 'hex') });
  expect(await perform(getOwnFilePreview, { file_id: json.id, version: 1 }, await signedInCaller(account.ownerId))).toEqual({ state: 'picture' });
});

test('an office file that nobody read as one says that it cannot be shown', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  expect(await perform(getOwnFilePreview, { file_id: id, version: 1 }, await signedInCaller(account.ownerId))).toEqual({ state: 'failed' });
});

test('404 for a version that it never had', async () => {
  const { account } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  await expect(perform(getOwnFilePreview, { file_id: id, version: 2 }, await signedInCaller(account.ownerId))).rejects.toMatchObject({ status: 404 });
});
