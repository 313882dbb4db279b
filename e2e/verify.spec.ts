import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { pdfOf } from './pdf';
import { download, type Sent, send } from './sender';
import { signByName, signPlainly } from './sign';

test.use({ baseURL: process.env.BASE_URL });

const markdown = 'We agree.\n\n{{signature:signer}}';

/** A document that was sent and signed by others; who verifies has nothing but the file. */
async function signedFile(page: Page, changes: Record<string, unknown> = {}): Promise<{ sent: Sent; pdf: Buffer }> {
  const sent = await send({ document: { markdown }, ...changes });
  await page.goto(sent.signer_link);
  await signByName(page);
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  return { sent, pdf: await download(sent) };
}

const asFile = (buffer: Buffer, name = 'agreement.pdf') => ({ name, mimeType: 'application/pdf', buffer });
const choose = (page: Page, buffer: Buffer, name?: string) => page.locator('input[type=file]').setInputFiles(asFile(buffer, name));
const verdict = (page: Page, name: string | RegExp) => page.getByRole('region').getByRole('heading', { name });

/** Waits until the page's scripts have taken over its form. */
const alive = (page: Page) => expect(page.getByRole('button', { name: 'Send and check' })).toHaveCount(0);

const added = Buffer.from('\n9000 0 obj\n<< /Type /Annot /Subtype /FreeText /Rect [10 10 90 90] /Contents (paid) >>\nendobj\nstartxref\n0\n%%EOF\n');

test('a stranger with a file learns who signed it and when, and that only hashes left the browser', async ({ page, browser }) => {
  const { sent, pdf } = await signedFile(page);
  const stranger = await browser.newContext({ baseURL: process.env.BASE_URL ?? '', locale: 'en-GB', timezoneId: 'Asia/Tokyo' });
  const other = await stranger.newPage();
  await other.goto('/');
  await other.getByRole('link', { name: 'Verify a signed PDF' }).click();
  await alive(other);
  await expectAccessible(other);
  const asked = other.waitForRequest('**/v1/verifications');
  await choose(other, pdf);
  await expect(verdict(other, 'Signed here, and unchanged')).toBeFocused();
  const body = (await asked).postData() ?? '';
  expect(body.length).toBeLessThan(1_000);
  expect(body).not.toMatch(/Anna|Agreement/i);
  const facts = other.getByRole('region', { name: 'Result' });
  await expect(facts).toContainText('anna@signer.example');
  await expect(facts).toContainText('GMT+9');
  await expect(facts).toContainText(sent.request_id.slice(0, 4));
  await expectAccessible(other);
  await stranger.close();
});

test('every other kind of file gets an answer of its own', async ({ page }) => {
  const { pdf } = await signedFile(page);
  const flipped = Buffer.from(pdf);
  flipped[20_000] = (flipped[20_000] ?? 0) ^ 1;
  await page.goto('/verify');
  await alive(page);
  await choose(page, Buffer.concat([pdf, added]));
  await expect(verdict(page, 'Changed after signing')).toBeVisible();
  await expect(page.getByText('1 annotation, such as')).toBeVisible();
  await expectAccessible(page);
  const saved = await downloaded(page, page.getByRole('link', { name: 'Save the version that was signed' }));
  expect(saved.equals(pdf)).toBe(true);
  await choose(page, flipped);
  await expect(verdict(page, 'The seal does not match')).toBeVisible();
  await choose(page, Buffer.from(await pdfOf([[{ text: 'Agreed', left: 0.1, top: 0.1 }]]), 'base64'));
  await expect(verdict(page, 'No seal')).toBeVisible();
  await choose(page, Buffer.from('hello'), 'notes.txt');
  await expect(verdict(page, 'Not a PDF')).toBeVisible();
  await choose(page, Buffer.alloc(0));
  await expect(verdict(page, 'An empty file')).toBeVisible();
});

test('a copy with our words and no seal is recognised once its holder lets the service read it', async ({ page }) => {
  const { sent } = await signedFile(page);
  const copy = await pdfOf([[{ text: `Signing certificate, request ${sent.request_id}`, left: 0.1, top: 0.1 }]]);
  await page.goto('/verify');
  await alive(page);
  await choose(page, Buffer.from(copy, 'base64'));
  await expect(verdict(page, 'No seal')).toBeVisible();
  await page.getByRole('button', { name: 'Send the file and look' }).click();
  await expect(verdict(page, 'Not the signed file itself')).toBeFocused();
});

test('a file is dropped, or chosen by keyboard; offline is said and tried again', async ({ page }) => {
  const { pdf } = await signedFile(page);
  await page.goto('/verify');
  await alive(page);
  await choose(page, pdf);
  await expect(verdict(page, 'Signed here, and unchanged')).toBeVisible();
  await page.getByLabel('Choose a PDF').focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(asFile(Buffer.concat([pdf, added])));
  await expect(verdict(page, 'Changed after signing')).toBeVisible();
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }));
    return data;
  }, pdf.toString('base64'));
  await page.locator('form').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.getByText('File: dropped.pdf')).toBeVisible();
  await expect(verdict(page, 'Signed here, and unchanged')).toBeVisible();
  await page.route('**/v1/verifications', (route) => route.abort());
  // The browser itself tells its console of the request that failed.
  page.removeAllListeners('console');
  await choose(page, pdf);
  await expect(page.getByText('The service could not be reached')).toBeVisible();
  await page.unroute('**/v1/verifications');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(verdict(page, 'Signed here, and unchanged')).toBeVisible();
});

test('why a reader calls the issuer unknown, and the certificate to trust', async ({ page }) => {
  await page.goto('/verify');
  await page.getByText('Why does my PDF reader').click();
  await expectAccessible(page);
  const pem = await downloaded(page, page.getByRole('link', { name: 'Download the certificate' }));
  expect(pem.toString()).toContain('BEGIN CERTIFICATE');
});

test.describe('on a phone, in the dark, in other languages', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: 'dark', locale: 'de-DE' });

  test('German as the browser asks for it, Japanese by choice', async ({ page }) => {
    const sent = await send({ document: { markdown } });
    await page.goto(sent.signer_link);
    await signByName(page);
    await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
    const pdf = await download(sent);
    await page.goto('/verify');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein unterschriebenes PDF prüfen');
    await expect(page.getByText('PDF auswählen')).toBeVisible();
    await choose(page, Buffer.concat([pdf, added]));
    await expect(verdict(page, 'Nach dem Unterschreiben geändert')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.locator('summary', { hasText: 'Deutsch' }).tap();
    await page.getByRole('link', { name: '日本語' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('署名済み PDF の検証');
    await expect(page.getByText('PDF を選ぶ')).toBeVisible();
    await choose(page, pdf);
    await expect(verdict(page, 'ここで署名され')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the form posts the file, and the page says what it is', async ({ page }) => {
    const sent = await send({ document: { markdown } });
    await page.goto(sent.signer_link);
    await signPlainly(page, 'Anna Berg');
    const pdf = await download(sent);
    await page.goto('/verify');
    await expect(page.getByText(/checked and forgotten at once/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByLabel(/PDF file, at most 10 MB/).setInputFiles(asFile(Buffer.concat([pdf, added])));
    await page.getByRole('button', { name: 'Send and check' }).click();
    await expect(verdict(page, 'Changed after signing')).toBeVisible();
    await expect(page.getByText('1 annotation, such as')).toBeVisible();
    expect(page.url()).not.toMatch(/Anna|anna/);
  });
});

test('the weight of the page, and of what is fetched for a check', async ({ page }) => {
  const pdf = readFileSync('docs/images/signing-desktop.png');
  let bytes = 0;
  const isScript = (url: string) => url.includes('/_next/static/') && url.endsWith('.js');
  page.on('response', async (response) => {
    if (isScript(response.url())) bytes += (await response.body()).length;
  });
  await page.goto('/verify', { waitUntil: 'networkidle' });
  const before = bytes;
  await choose(page, pdf, 'picture.png');
  await expect(verdict(page, 'Not a PDF')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Unpacked; over the wire it is a third.
  expect(bytes - before).toBeLessThan(30_000);
});
