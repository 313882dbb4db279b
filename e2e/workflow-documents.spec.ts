import type { Page } from '@playwright/test';
import { docx, paragraph, row, table } from '../lib/engines/office/testing/build-docx';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL, permissions: ['clipboard-read', 'clipboard-write'], refusals: [400, 404] });

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const posted = {
  'Customer Name': 'Anna Berg',
  Items: [
    { name: 'Chair', price: 40 },
    { name: 'Table', price: 90 },
  ],
  Discount: '',
};
/** LibreOffice makes the first pictures. */
const converting = { timeout: 45_000 };

const template = (name: string) => ({
  name: 'Offer.docx',
  mimeType: type,
  buffer: Buffer.from(
    docx(
      [
        paragraph(`Offer for {{${name}}}`),
        paragraph('Discount: {{Discount}}.'),
        table(row('Item', 'Price'), row('{{Items.name}}', '{{Items.price}}'), row('In all', '{{=SUM(Items.price)}}')),
      ].join(''),
    ),
  ),
});

const side = (page: Page, name: string) => page.getByRole('region', { name: `${name}, page 1 of 1` });
const drawn = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        side(page, name)
          .locator('img')
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      converting,
    )
    .toBeGreaterThan(300);

test('a misspelt tag is seen in the preview, mended in a new version, and the picture is that of what a run makes', async ({ page, context }) => {
  test.slow();
  await signIn(page, someone('dora'));
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill('Offers');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('input[type=file]').setInputFiles(template('Custmer Name'));
  const output = page.getByRole('textbox', { name: 'Name of the output' });
  await expect(output).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
  const post = async () => expect((await context.request.post(address, { data: posted })).status()).toBe(202);
  await post();
  await expect(page.getByText('asks for the field “Custmer Name”', { exact: false }).first()).toBeVisible();

  // What is typed is said as it comes out, and what cannot be in the reader's words.
  await output.fill('Offer/{{Customer Name}}');
  await expect(page.getByText('With the example: Offer-Anna Berg')).toBeVisible();
  await output.fill('Offer {{Customer Nam');
  await expect(page.getByText('{{Customer Nam}} is not closed: two braces are missing at its end.')).toBeVisible();
  await output.fill('Offer for {{Customer Name}}');
  await expect(page.getByText('With the example: Offer for Anna Berg')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Send the PDF for signature' }).check();
  await page.getByRole('textbox', { name: 'Email of the signer' }).fill('anna@example.com');
  await page.getByRole('textbox', { name: 'Name of the signer' }).fill('{{Customer Name}}');
  await expect(page.getByText('Anna Berg gets an email in English, and is asked to sign “Offer for Anna Berg”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Send the PDF for signature' }).uncheck();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Preview: Offer.docx' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offer.docx' })).toBeVisible();
  await drawn(page, 'Template');
  await drawn(page, 'With the example');
  await expect(side(page, 'Template')).toContainText('Offer for {{Custmer Name}}');
  await expect(side(page, 'Template').locator('[data-standing=unknown]')).toHaveCount(1);
  await expect(side(page, 'With the example')).toContainText('Chair');
  await expect(side(page, 'With the example').locator('[data-standing=missing]')).toHaveCount(1);
  const unknown = page.getByRole('listitem').filter({ hasText: 'Did you mean {{Customer Name}}?' });
  await expect(unknown).toContainText('No data with a field “Custmer Name” have come yet.');
  await unknown.getByRole('button', { name: 'Copy {{Customer Name}}' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{Customer Name}}');
  await side(page, 'Template').locator('[data-standing=missing]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{{Discount}}');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expect(side(page, 'Template')).toBeHidden();
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  await expect(side(page, 'Template')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'New version of the file: Offer.docx' }).click();
  await (await chooser).setFiles(template('Customer Name'));
  await expect(page.getByText('New tags: {{Customer Name}}')).toBeVisible();
  await expect(page.getByText('Tags that are gone: {{Custmer Name}}')).toBeVisible();
  await expect(side(page, 'With the example')).toContainText('Offer for Anna Berg', converting);
  await expect(page.getByText('Did you mean', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore: Version 1' }).click();
  await expect(page.getByText('The earlier file is back, as version 3.')).toBeVisible();
  await expect(side(page, 'Template')).toContainText('Custmer Name', converting);
  await page.getByRole('button', { name: 'Restore: Version 2' }).click();
  await expect(page.getByText('The earlier file is back, as version 4.')).toBeVisible();
  await expect(side(page, 'With the example')).toContainText('Offer for Anna Berg', converting);
  await expectAccessible(page);

  const old = await page.getByRole('textbox', { name: 'Address of the preview' }).inputValue();
  expect((await context.request.get(old)).status()).toBe(200);
  await page.getByRole('button', { name: 'Revoke it, and make a new one' }).click();
  await expect(page.getByText('The old address no longer opens anything.', { exact: false })).toBeVisible();
  expect((await context.request.get(old)).status()).toBe(404);
  expect((await context.request.get(await page.getByRole('textbox', { name: 'Address of the preview' }).inputValue())).status()).toBe(200);

  const [, workflow, document] = /workflows\/(wkf_\w+)\/documents\/(doc_\w+)/.exec(page.url()) ?? [];
  await page.getByRole('link', { name: 'Back to the editor' }).click();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  await post();
  const pdfOf = async () =>
    /"pdf":\{"id":"(file_\w+)"/.exec(await page.evaluate(async (path) => (await fetch(path)).text(), `/workflows/${workflow}/outputs/`))?.[1];
  await expect.poll(pdfOf, converting).toBeDefined();
  const bytesAt = async (path: string) => Buffer.from(await (await page.request.get(path)).body()).toString('base64');
  const preview = await bytesAt(`/dashboard/data/workflows/${workflow}/documents/${document}/sides/filled/1?w=800`);
  expect(preview.length).toBeGreaterThan(1_000);
  expect(await bytesAt(`/dashboard/data/files/${await pdfOf()}/versions/1/pages/1?w=800`)).toBe(preview);
});
