import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

test('a workflow begins with the invoice of the gallery: nothing is missing, values are shown, and an agreement joins it', async ({ page }) => {
  test.slow();
  await signIn(page, someone('gala'));
  await page.goto('/dashboard/workflows');
  await expect(page.getByText('not legal advice', { exact: false })).toBeVisible();
  const invoice = page.getByRole('radio', { name: /^Invoice/ });
  const picture = page.locator('label').filter({ has: invoice }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(0);
  await expectAccessible(page);
  await invoice.check();
  await expect(page.getByRole('textbox', { name: 'Name of the workflow' })).toHaveValue('Invoice');
  await page.getByRole('button', { name: 'Begin' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeAttached();
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Invoice.docx' }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the output' })).toHaveValue('Invoice {{Invoice number}}');
  await expect(page.getByText('Harbour Light Studio').filter({ visible: true }).first()).toBeVisible();

  await page.getByText('From the gallery').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Non-disclosure agreement/ }).click();
  await expect(page.getByRole('link', { name: 'Non-disclosure agreement.docx' }).first()).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email of the signer' })).toHaveValue('{{Signer email}}');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('without scripts too, and without a name it is called as its template', async ({ page, browser }) => {
  await signIn(page, someone('gale'));
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  const plain = await context.newPage();
  await plain.goto(`${process.env.BASE_URL}/dashboard/workflows`);
  await plain.getByRole('radio', { name: /^Service agreement/ }).check();
  await plain.getByRole('button', { name: 'Begin' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'Service agreement' })).toBeAttached();
  await context.close();
});
