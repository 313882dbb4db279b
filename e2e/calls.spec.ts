import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, expectAccessible, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

const run = promisify(execFile);

test.use({ baseURL: process.env.BASE_URL });

test('a key is made, used by curl, seen in the log as it happens, revoked and refused, and the refusal is seen too', async ({ page }) => {
  await signIn(page, someone('kim'));
  await expect(page.getByText('No key has called anything in the last thirty days.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Reports');
  await page.getByRole('radio', { name: /Read only/ }).check();
  await page.getByRole('combobox', { name: 'Works for' }).selectOption('Up to a date');
  await page.getByLabel('Last day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('Give a day that is not over, within the next ten years.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Reports');
  const nextYear = `${new Date().getUTCFullYear() + 1}-06-30`;
  await page.getByLabel('Last day').fill(nextYear);
  await page.getByRole('button', { name: 'Make the key' }).click();
  const command = (await page.getByRole('region', { name: 'Command' }).textContent()) ?? '';
  const curl = async () => (await run('sh', ['-c', command.replace('curl ', 'curl -s -w "%{http_code}" ')])).stdout;
  expect(await curl()).toContain('200');

  const log = page.getByRole('list', { name: 'Calls' });
  await expect(log.getByText('listRequests')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/Last used .*, for listRequests/)).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Revoke' }).click();
  await expect(page.getByText(/what ran with it then stops/)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke this key' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect(await curl()).toContain('401');

  await expect(log.getByText('unauthorized')).toBeVisible();
  await log.locator('summary').filter({ hasText: 'unauthorized' }).click();
  await expect(log.getByText('What was wrong, and what to do')).toBeVisible();
  await expect(log.getByText(/was revoked or has expired/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Done');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/outcome=done/);
  await expect(log.getByText('unauthorized')).toHaveCount(0);
  await page.goBack();
  await expect(log.getByText('unauthorized')).toBeVisible();
});
