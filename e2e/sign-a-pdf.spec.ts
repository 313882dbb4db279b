import type { Page } from '@playwright/test';
import { inkOn, sealOf, structureOf, textOf } from './check-pdf';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { pdfOf } from './pdf';
import { download, type Sent, send } from './sender';

async function sign(page: Page) {
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You have signed' })).toBeVisible();
}

async function sealed(sent: Sent): Promise<Buffer> {
  const pdf = await download(sent);
  expect(sealOf(pdf)).toContain('Signature is Valid');
  expect(structureOf(pdf)).toBe(0);
  return pdf;
}

/** Where a field lies on its page as the signer sees it, in fractions of the page. */
async function placeOf(page: Page, name: RegExp) {
  const field = await page.getByRole('button', { name }).boundingBox();
  const sheet = await page.locator('#document .sheet').first().boundingBox();
  if (!field || !sheet) throw new Error('There is no such field to be seen');
  return { x: (field.x - sheet.x) / sheet.width, y: (field.y - sheet.y) / sheet.height, width: field.width / sheet.width, height: field.height / sheet.height };
}

test('a PDF with tags is signed where the tags stood', async ({ page }) => {
  const pdf_base64 = await pdfOf([
    [
      { text: 'Lease of the flat at 5 Elm Road', left: 0.1, top: 0.1 },
      { text: 'Moving in: {{text:signer:Month}}', left: 0.1, top: 0.3 },
      { text: '{{signature:signer}}', left: 0.1, top: 0.6 },
      { text: '{{date:signer}}', left: 0.6, top: 0.6 },
    ],
  ]);
  const sent = await send({ title: 'Lease', document: { pdf_base64 } });
  await page.goto(sent.signer_link);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const place = await placeOf(page, /Sign here/);
  expect(Math.abs(place.x - 0.1)).toBeLessThan(0.02);
  expect(Math.abs(place.y + place.height - 0.6)).toBeLessThan(0.03);
  await page.getByRole('textbox', { name: /Month/ }).first().fill('December');
  await page.getByRole('button', { name: /Sign here/ }).click();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await sign(page);

  const signed = await sealed(sent);
  expect(textOf(signed)).not.toMatch(/Signer\s+Anna Berg\s+Signature/);
  const ink = inkOn(signed, 1);
  expect(ink(place)).toBeGreaterThan(0.01);
  expect(ink({ x: 0.6, y: 0.57, width: 0.2, height: 0.035 })).toBeGreaterThan(0.01);
  expect(ink({ x: 0.21, y: 0.28, width: 0.1, height: 0.025 })).toBeGreaterThan(0.01);
  expect(textOf(signed)).toContain('December');
  // Around the marks, and but for the line at its edge, the paper is as blank as before.
  expect(ink({ x: 0, y: 0.66, width: 1, height: 0.28 })).toBe(0);
  expect(ink({ x: 0, y: 0.33, width: 1, height: place.y - 0.33 - 0.01 })).toBe(0);
});

test('a PDF without tags gets a page for the signature, and its own pages stay as they are', async ({ page }) => {
  const pdf_base64 = await pdfOf([[{ text: 'House rules', left: 0.1, top: 0.1 }], [{ text: 'No music after ten.', left: 0.1, top: 0.1 }]]);
  const sent = await send({ title: 'House rules', document: { pdf_base64 } });
  await page.goto(sent.signer_link);
  await expect(page.getByRole('region', { name: 'Page 3 of 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await sign(page);

  const signed = await sealed(sent);
  const original = Buffer.from(pdf_base64, 'base64');
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  // But for the line at the edge; and the original does not bring its letters along, so that this reader draws them a little thinner.
  const aboveEdge = { ...whole, height: 0.94 };
  for (const number of [1, 2]) expect(Math.abs(inkOn(signed, number)(aboveEdge) / inkOn(original, number)(aboveEdge) - 1)).toBeLessThan(0.15);
  expect(textOf(signed)).toMatch(/No music after ten\.\s+Request [0-9a-f]{32} · Page 2 of 3\s+Signature page\s+House rules\s+Signer\s+Anna Berg\s+Signature/);
  expect(inkOn(signed, 3)(whole)).toBeGreaterThan(0.001);
});
