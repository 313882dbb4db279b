import { expect, test } from './journey';
import { send } from './sender';

// Contrast themes of Windows: the reader's own colours take the place of ours.
test.use({ contextOptions: { forcedColors: 'active' } });

test('where colours are forced a page of the document shows what it holds and nothing over it', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  const sheet = page.locator('.sheet').first();
  await sheet.locator('img').evaluate((picture: HTMLImageElement) => picture.decode());
  const seen = await sheet.screenshot();
  await page.locator('.words').evaluateAll((layers: HTMLElement[]) => {
    for (const layer of layers) layer.style.visibility = 'hidden';
  });
  expect(seen.equals(await sheet.screenshot())).toBe(true);
});

test('where colours are forced the next thing to do still looks like a button, and a sheet has an edge', async ({ page }) => {
  const sent = await send({ document: { markdown: 'Please sign.' } });
  await page.goto(sent.signer_link);
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toHaveCSS('border-top-width', '1px');
  await start.click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
});
