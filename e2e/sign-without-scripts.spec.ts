import type { Page } from '@playwright/test';
import { textOf } from './check-pdf';
import { expect, test } from './journey';
import { download, send } from './sender';

test.use({ javaScriptEnabled: false });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(/City/).last().fill('Bonn');
  await page.getByLabel(/Your name/).fill('Anna Berg');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
}

test('the form works where no script runs', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  expect(textOf(await download(sent))).toContain('Bonn');
});

test('a page of another site cannot have its visitor sign', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await fillIn(page);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Sign and finish' }) });
  const { action, values } = await form.evaluate((found: HTMLFormElement) => ({
    action: found.action,
    values: [...new FormData(found)].map(([name, value]) => [name, String(value)]),
  }));
  const inputs = values.map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`).join('');
  const posting = `<form method="post" action="${action}">${inputs}<button>Win a prize</button></form>`;
  await page.route('http://prizes.example/', (route) => route.fulfill({ contentType: 'text/html', body: posting }));
  await page.goto('http://prizes.example/');
  await page.getByRole('button', { name: 'Win a prize' }).click();
  await expect(page.getByText('Another website sent this')).toBeVisible();

  // From the page itself the very same is a signature.
  await fillIn(page);
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
});
