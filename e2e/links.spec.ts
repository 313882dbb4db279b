import { expect, expectAccessible, test } from './journey';
import { cancel, eventsOf, send } from './sender';

test('an unknown link is a kind 404 page', async ({ request }) => {
  const response = await request.get(`${process.env.BASE_URL}/sign/${'A'.repeat(66)}`);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('This link leads nowhere');
});

test('a withdrawn request says so, with 200', async ({ page }) => {
  const sent = await send();
  await cancel(sent);
  const response = await page.goto(sent.signer_link);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'This request was withdrawn' })).toBeVisible();
  await expectAccessible(page);
});

test('withdrawn while the page is open: the signature is refused with words, and no PDF is made', async ({ page }) => {
  const sent = await send({ document: { markdown: 'Short.' } });
  await page.goto(sent.signer_link);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await cancel(sent);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { name: 'This request was withdrawn' })).toBeVisible();
});

test('a mail scanner’s GET and HEAD change nothing and count as no view', async ({ request }) => {
  const sent = await send();
  for (const method of ['GET', 'HEAD']) await request.fetch(sent.signer_link, { method, headers: { 'user-agent': 'SafeLinks' } });
  expect(await eventsOf(sent)).toEqual(['request.created']);
});

test('the signing page cannot be framed, and its policy lets no foreign script run', async ({ request }) => {
  const headers = (await request.get((await send()).signer_link)).headers();
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(headers['referrer-policy']).toBe('same-origin');
});

test('the status page shows the steps, never the document', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.status_link);
  await expect(page.getByText('Waiting for the signer.')).toBeVisible();
  await expect(page.locator('img')).toHaveCount(0);
  await expectAccessible(page);
});

test('the gallery is for those who develop: where the product runs there is none', async ({ request }) => {
  for (const path of ['/gallery', '/gallery/states/signed']) expect((await request.get(`${process.env.BASE_URL}${path}`)).status(), path).toBe(404);
});
