import { sealOf, structureOf, textOf } from './check-pdf';
import { expect, expectAccessible, test } from './journey';
import { admin, download, eventsOf, send, statusOf } from './sender';

test('a person types a signature, agrees, signs, and has a sealed PDF', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await expect(page.getByRole('heading', { level: 1, name: 'Service agreement' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('textbox', { name: /City/ }).first().fill('Bonn');
  await page.getByRole('button', { name: 'Next field' }).click();
  await expect(page.getByRole('dialog', { name: 'Your signature' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await expect(page.getByRole('dialog')).toContainText('Bonn');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeFocused();
  expect(await statusOf(sent)).toBe('pending');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the signed document' }).click()]);
  expect(file.suggestedFilename()).toBe('Service agreement (signed).pdf');
  const pdf = await download(sent);
  expect(sealOf(pdf)).toContain('Signature is Valid');
  expect(sealOf(pdf)).toContain('Total document signed');
  expect(structureOf(pdf)).toBe(0);
  for (const text of ['Bonn', 'Anna Berg', 'Signing certificate', 'anna@signer.example', 'Europe/Berlin']) expect(textOf(pdf)).toContain(text);
  expect(await eventsOf(sent)).toEqual(['request.created', 'request.opened', 'consent.given', 'signature.accepted', 'request.signed']);
  expect(await admin('request', 'verify', sent.request_id)).toContain('Valid: 5 events');
});

test('one flipped byte breaks the seal', async ({ page }) => {
  const sent = await send({ document: { markdown: 'Short.' } });
  await page.goto(sent.signer_link);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  const pdf = await download(sent);
  const at = Math.floor(pdf.length / 3);
  pdf.writeUInt8(pdf.readUInt8(at) ^ 1, at);
  expect(sealOf(pdf)).not.toContain('Signature is Valid');
});

test('what was entered survives a reload', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await page.getByRole('textbox', { name: /City/ }).first().fill('Köln');
  await page.getByRole('button', { name: /Sign here/ }).click();
  await page.getByRole('button', { name: 'Use this signature' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /City/ }).first()).toHaveValue('Köln');
  await expect(page.getByText('2 of 2 done')).toBeVisible();
});
