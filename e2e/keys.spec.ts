import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn, signInLink } from './sign-in';

const base = () => process.env.BASE_URL ?? '';

const ask = (key: string) =>
  fetch(`${base()}/v1/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Offer', document: { markdown: 'Please sign.' }, signer: { email: 'anna@signer.example' }, delivery: 'link' }),
  });

test.use({ baseURL: process.env.BASE_URL });

test('a person signs in by a link, makes a key, uses it, and revokes it', async ({ page }) => {
  await signIn(page, someone('kim'));
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Invoices');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const key = (await page.getByRole('region', { name: 'API key', exact: true }).textContent())?.trim() ?? '';
  expect(key).toMatch(/^sk_live_\w{43}$/);
  await expect(page.getByRole('region', { name: 'Command' })).toContainText(`curl ${base()}/v1/requests`);
  await expectAccessible(page);
  expect((await ask(key)).status).toBe(201);

  await page.reload();
  await expect(page.getByText(key)).toHaveCount(0);
  await expect(page.getByText('1 of 30 documents used')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Invoices' }).click();
  await page.getByRole('button', { name: 'Revoke this key' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await ask(key)).status).toBe(401);
});

test('the command on the page works as it stands', async ({ page }) => {
  await signIn(page, someone('kim'));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Trial');
  await page.getByRole('radio', { name: /Test/ }).check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const command = (await page.getByRole('region', { name: 'Command' }).textContent()) ?? '';
  const { execFileSync } = await import('node:child_process');
  const answer = JSON.parse(execFileSync('sh', ['-c', command.replace('curl ', 'curl -s ')], { encoding: 'utf8' })) as { signer_link?: string };
  expect(answer.signer_link).toContain(`${base()}/sign/`);
});

test('a mail scanner’s GET and HEAD use the link up neither before nor after; a second use is told so', async ({ page, request }) => {
  await page.goto('/sign-in');
  const email = someone('kim');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const link = await signInLink(page, email);
  for (const method of ['GET', 'HEAD', 'GET']) expect((await request.fetch(link, { method, headers: { 'user-agent': 'SafeLinks' } })).status()).toBe(200);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keys and usage' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
});

test('signing out ends the session', async ({ page }) => {
  await signIn(page, someone('kim'));
  const cookies = await page.context().cookies();
  await page.locator('summary').filter({ hasText: 'Signed in as' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.context().addCookies(cookies);
  await page.goto('/keys');
  await expect(page).toHaveURL(/\/sign-in/);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('signing in, making a key and revoking it work too', async ({ page }) => {
    await signIn(page, someone('kim'));
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Plain');
    await page.getByRole('button', { name: 'Make the key' }).click();
    const key = (await page.getByRole('region', { name: 'API key', exact: true }).textContent())?.trim() ?? '';
    await expectNoSidewaysScroll(page);
    expect((await ask(key)).status).toBe(201);
    await page.goto('/keys');
    await page.locator('summary').filter({ hasText: 'Plain' }).click();
    await page.getByRole('button', { name: 'Revoke this key' }).click();
    expect((await ask(key)).status).toBe(401);
  });
});
