import { textOf } from './check-pdf';
import { expect, test } from './journey';
import { download, send } from './sender';

test.use({ javaScriptEnabled: false });

test('the form works where no script runs', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await page.getByLabel(/City/).last().fill('Bonn');
  await page.getByLabel(/Your name/).fill('Anna Berg');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  expect(textOf(await download(sent))).toContain('Bonn');
});
