import type { Page } from '@playwright/test';
import pg from 'pg';
import { ensureDatabase } from '../scripts/database/ensure-database.mjs';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { admin, someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

/** What no page can bring about: a mailbox that is full, a job that failed to the last. */
async function query(...statements: [text: string, values: string[]][]) {
  const database = await ensureDatabase({ folder: process.env.DATA_DIR ?? '' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const [text, values] of statements) await client.query(text, values);
  await client.end();
  await database.leave();
}

async function signInAsOperator(page: Page): Promise<string> {
  const email = someone('olga');
  await admin('user', 'create', '--email', email, '--name', 'Olga Operator', '--operator');
  await signIn(page, email, '');
  return email;
}

test('an operator sets a limit, suspends a sender and lets them send again, and the log names each', async ({ page }) => {
  const [, other] = [await signInAsOperator(page), someone('sam')];
  await admin('user', 'create', '--email', other, '--name', 'Sam Sender');
  await page.goto('/dashboard/operator');
  await expect(page.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
  await expect(page.getByText('In order').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('searchbox', { name: 'Email address' }).fill(other);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.locator('summary').filter({ hasText: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Documents a month' }).fill('500');
  await page.getByRole('textbox', { name: 'Reason' }).first().fill('They asked for it.');
  await page.locator('form').filter({ hasText: 'Documents a month' }).getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('The limit was set.')).toBeVisible();

  await page.goto(`/dashboard/operator/accounts?address=${encodeURIComponent(other)}`);
  await expect(page.getByText('0 of 500')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Change' }).click();
  const storage = page.locator('form').filter({ hasText: 'Storage in megabytes' });
  await storage.getByRole('textbox', { name: 'Storage in megabytes' }).fill('700');
  await storage.getByRole('textbox', { name: 'Reason' }).fill('They keep much.');
  await storage.getByRole('button', { name: 'Set the storage limit' }).click();
  await expect(page.getByText('The limit was set.')).toBeVisible();
  await page.goto(`/dashboard/operator/accounts?address=${encodeURIComponent(other)}`);
  await page.locator('summary').filter({ hasText: 'Change' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).last().fill('Reported by many.');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('The account was suspended.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/operator/log');
  await expect(page.getByText(`Olga Operator suspended the account of ${other}.`)).toBeVisible();
  await expect(page.getByText(`Olga Operator set the limit of ${other}: that of every account, now 500.`)).toBeVisible();
  await expectAccessible(page);
});

test('for everybody else there is no such room, and nothing leads to it', async ({ page }) => {
  await signIn(page, someone('kim'));
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Operator' })).toHaveCount(0);
  for (const part of ['', '/queues', '/senders', '/accounts', '/workflows', '/settings', '/log'])
    expect([part, (await page.request.get(`/dashboard/operator${part}`)).status()]).toEqual([part, 404]);
});

test.describe('where no script runs, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a job that was given up is put back, a block is lifted, and no page scrolls sideways', async ({ page }) => {
    await signInAsOperator(page);
    const recipient = someone('blocked');
    const job = `INSERT INTO pgboss.job (name, data, source_name, output) VALUES ('dead', '{"id":"a-lost-thing"}', 'watch-seal', '{"message":"The disk is full."}')`;
    await query([`INSERT INTO suppressions (recipient, sender, reason, created_at) VALUES ($1, '', 'bounce', now())`, [recipient]], [job, []]);

    await page.goto('/dashboard/operator/queues');
    await expect(page.getByText('The disk is full.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Put back a-lost-thing' }).click();
    await expect(page.getByText('The job was put back.')).toBeVisible();

    await page.goto(`/dashboard/operator/senders?address=${encodeURIComponent(recipient)}`);
    await page.locator('summary').filter({ hasText: 'Lift' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('The mailbox is back.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Let mail through' }).click();
    await expect(page.getByText('The address gets mail again.')).toBeVisible();

    await page.goto('/dashboard/operator/log');
    await expect(page.getByText(`Olga Operator let ${recipient} get mail of everybody again.`)).toBeVisible();
    await expect(page.getByText('Olga Operator put back a job of watch-seal, about a-lost-thing.')).toBeVisible();
    for (const part of ['', '/accounts', '/workflows', '/settings', '/log']) {
      await page.goto(`/dashboard/operator${part}`);
      await expectNoSidewaysScroll(page);
    }
  });
});
