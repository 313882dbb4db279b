import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { api, makeWorkflow } from './workflows';

/** LibreOffice makes the first pictures. */
const converting = { timeout: 30_000 };

/** The first page has come as a picture. */
const drawn = (page: Page) =>
  expect
    .poll(
      () =>
        page
          .locator('#document img')
          .first()
          .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
      converting,
    )
    .toBeGreaterThan(300);

for (const scheme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const)
    test.describe(`${width} px, ${scheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme: scheme });

      test('whoever has the address sees the fields and the pages of the template', async ({ page }) => {
        const { previewUrl } = await makeWorkflow('Offers to customers');
        await page.goto(previewUrl);
        await expect(page.getByRole('heading', { level: 1, name: 'Offer 2026' })).toBeVisible();
        await expect(page.getByText('Template of the workflow “Offers to customers”')).toBeVisible();
        await expect(page.getByRole('listitem').filter({ hasText: 'Discount' })).toContainText('decides what is shown');
        await expect(page.getByLabel('Page 1 of 1')).toContainText('Offer for {{Customer Name}}');
        await drawn(page);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all the same, and no search engine keeps it', async ({ page }) => {
    const { previewUrl } = await makeWorkflow('Offers');
    await page.goto(previewUrl);
    await expect(page.getByLabel('Page 1 of 1')).toBeVisible(converting);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('the owner shows an example under a new address; the one before is dead, and the next hides it', async ({ page }) => {
  const { key, id, documentId, webhookUrl, previewUrl } = await makeWorkflow('Angebote', { language: 'de' });
  await api(key, 'POST', webhookUrl, { 'Customer Name': 'Anna Berg', Discount: '5 %', 'Valid until': '2026-12-31', Items: [{ name: 'Stuhl', price: 40 }] });
  const renew = async (body?: object) => (await api(key, 'POST', `/workflows/${id}/documents/${documentId}/preview/`, body)).previewUrl as string;
  const shown = await renew({ showsSample: true });
  expect((await page.request.get(previewUrl)).status()).toBe(404);
  await page.goto(shown);
  await expect(page.getByText('ausgefüllt mit den Werten eines Beispiels')).toBeVisible();
  await expect(page.getByLabel('Seite 1 von 1')).toContainText('Offer for Anna Berg');
  await drawn(page);
  await expectAccessible(page);
  const hidden = await renew();
  expect((await page.request.get(shown)).status()).toBe(404);
  await page.goto(hidden);
  await expect(page.getByLabel('Seite 1 von 1')).toContainText('{{Customer Name}}');
});
