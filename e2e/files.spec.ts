import { plainDocx } from '../lib/testing/plain-docx';
import { plainPdf } from '../lib/testing/plain-pdf';
import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

test('a file is dropped, found, looked at, given a version, restored, shared, read by a stranger, closed to them, and deleted', async ({ page, browser }) => {
  test.slow();
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/files');
  await expect(page.getByText('There are no files yet.')).toBeVisible();
  await expectAccessible(page);
  const first = await plainPdf('The first lease', 2);
  const held = await page.evaluateHandle(
    ([lease, contract]) => {
      const bytes = (text = '') => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes(lease)], 'Lease Ärztehaus.pdf', { type: 'application/pdf' }));
      data.items.add(new File([bytes(contract)], 'Contract.docx'));
      return data;
    },
    [Buffer.from(first).toString('base64'), Buffer.from(plainDocx('Dear {{Client Name}}')).toString('base64')],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: held });
  await expect(page.getByText('Let go to upload')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: held });
  await expect(page.getByRole('link', { name: 'Open: Lease Ärztehaus.pdf' })).toBeVisible();
  await expect(page.getByText('2 files')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Words of the name' }).fill('ärzte');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const list = page.getByRole('list', { name: 'Files, newest first' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name: 'Lease Ärztehaus.pdf' }).click();
  await expect(page.getByText('The first lease')).toBeAttached();
  const picture = page.getByRole('region', { name: 'Page 1 of 2' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  await expectAccessible(page);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Next.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await plainPdf('The second lease')) });
  await expect(page.getByText('The second lease')).toBeAttached();
  await page.getByRole('button', { name: 'Restore: version 1' }).click();
  await expect(page.getByText('The earlier version is the newest again.')).toBeVisible();
  await expect(page.getByText('The first lease')).toBeAttached();
  expect(await downloaded(page, page.getByRole('link', { name: 'Download', exact: true }))).toEqual(Buffer.from(first));

  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByRole('textbox', { name: 'Address of the file' }).inputValue();
  const stranger = await browser.newContext();
  expect(await (await stranger.request.get(link)).body()).toEqual(Buffer.from(first));
  await page.getByRole('button', { name: 'Switch the link off' }).click();
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible();
  expect((await stranger.request.get(link)).status()).toBe(404);
  await stranger.close();

  await page.getByText('Delete this file').click();
  await expect(page.getByText('The file and its 3 versions are lost.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The file was deleted.')).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a file is uploaded and renamed by plain forms, and a mistake is said in words', async ({ page }) => {
    await signIn(page, someone('kim'));
    await page.goto('/dashboard/files');
    await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('This is no kind of file that is kept here.')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await plainPdf('Lease')) });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('The file was uploaded.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Lease of the house');
    await page.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lease of the house.pdf' })).toBeVisible();
  });
});
