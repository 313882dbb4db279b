import type { Page } from '@playwright/test';
import { sealOf, structureOf, textOf } from './check-pdf';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { attachmentOf, countMails, linkInMail, openMail } from './mailbox';
import { create, eventsOf, someone, statusOf } from './sender';
import { signByName } from './sign';

/** What a developer posts who has no key. */
const ask = (title: string, sender: string, signer: string, changes: Record<string, unknown> = {}) =>
  create({
    title,
    document: { markdown: '## Leistung\n\nDer Entwurf wird **einmal** geliefert.\n\n## Preis\n\n1.200 €' },
    signer: { name: 'Anna Berg', email: signer },
    sender: { name: 'Dana Müller', email: sender },
    ...changes,
  });

async function expectSealed(pdf: Buffer, ...texts: string[]) {
  expect(sealOf(pdf)).toContain('Signature is Valid');
  expect(sealOf(pdf)).toContain('Total document signed');
  expect(structureOf(pdf)).toBe(0);
  for (const text of texts) expect(textOf(pdf)).toContain(text);
}

/** The language of the whole page, and what the browser calls it. */
async function expectPage(page: Page, language: string, title: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(title);
}

async function expectTidy(page: Page) {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('a request without a key reaches the signer once the sender confirms it, and both get the sealed PDF by email', async ({ page, request }) => {
  test.slow();
  const [dana, anna] = [someone('dana'), someone('anna')];
  const sent = await ask('Dienstvertrag', dana, anna, { language: 'de', message: 'Bitte bis Freitag.' });
  expect([sent.status, sent.signer_link]).toEqual(['awaiting_sender_confirmation', undefined]);

  await openMail(page, { to: dana, subject: 'Bestätigen Sie Ihre Signaturanfrage' });
  const confirm = await linkInMail(page, '/confirm/');
  for (const method of ['GET', 'HEAD', 'GET']) expect((await request.fetch(confirm, { method, headers: { 'user-agent': 'SafeLinks' } })).status()).toBe(200);
  await page.goto(confirm);
  await expectPage(page, 'de', 'Bestätigen: Dienstvertrag · Paraph');
  await expect(page.getByRole('heading', { level: 1, name: 'Dienstvertrag' })).toBeVisible();
  await expect(page.getByText('Bitte bis Freitag.')).toBeVisible();
  await expect(page.getByText(anna, { exact: true })).toBeVisible();
  for (const picture of await page.locator('#document img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
  await expectTidy(page);
  expect([await statusOf(sent), await eventsOf(sent)]).toEqual(['awaiting_sender_confirmation', ['request.created']]);
  await page.getByRole('button', { name: 'An Anna Berg senden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bestätigt' })).toBeVisible();
  await expectTidy(page);
  expect(await statusOf(sent)).toBe('pending');

  await openMail(page, { to: anna, subject: 'Bitte unterschreiben: Dienstvertrag' });
  await expectNoSidewaysScroll(page);
  await page.goto(await linkInMail(page, '/sign/'));
  await expect(page.getByText('Dana Müller bittet Sie, dieses Dokument zu unterschreiben.')).toBeVisible();
  await expect(page.getByText('(Name wie angegeben, Adresse bestätigt)')).toBeVisible();
  await expectPage(page, 'de', 'Unterschreiben: Dienstvertrag · Paraph');
  await signByName(page, 'de');
  await expect(page.getByRole('heading', { name: 'Sie haben unterschrieben' })).toBeVisible();
  await expectPage(page, 'de', 'Sie haben unterschrieben · Dienstvertrag · Paraph');
  await expect(page.getByText(`Ein Exemplar geht per E-Mail an ${anna}.`)).toBeVisible();
  await expectTidy(page);

  await openMail(page, { to: anna, subject: 'Ihr unterschriebenes Exemplar: Dienstvertrag' });
  const copy = await attachmentOf(page, 'Dienstvertrag');
  await openMail(page, { to: dana, subject: 'Unterschrieben: Dienstvertrag' });
  const original = await attachmentOf(page, 'Dienstvertrag');
  expect(original.equals(copy)).toBe(true);
  await expectSealed(copy, 'Der Entwurf wird', 'Anna Berg', anna, dana, 'Signaturzertifikat');
  expect(await eventsOf(sent)).toEqual(['request.created', 'request.confirmed', 'request.opened', 'consent.given', 'signature.accepted', 'request.signed']);
});

test('a sender who signs too goes straight on to sign, and only then is it the signer’s turn', async ({ page }) => {
  test.slow();
  const [dana, anna] = [someone('dana'), someone('anna')];
  const sent = await ask('Joint agreement', dana, anna, {
    sender_signs: true,
    document: { markdown: 'We agree.\n\n{{signature:sender}}\n\n{{signature:signer}}' },
  });
  await openMail(page, { to: dana, subject: 'Confirm your signature request' });
  const confirm = await linkInMail(page, '/confirm/');
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm and sign first' }).click();
  await expect(page.getByText(/^You sign this document first\. Then it goes on to [^.]+\.$/)).toBeVisible();
  await expectTidy(page);
  // Whoever stops here finds the way again by the same link.
  await page.goto(confirm);
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on to sign' }).click();
  await signByName(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You have signed; now Anna Berg' })).toBeVisible();
  await expectTidy(page);
  expect(await statusOf(sent)).toBe('pending');

  await openMail(page, { to: anna, subject: 'Please sign: Joint agreement' });
  await page.goto(await linkInMail(page, '/sign/'));
  await signByName(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You have signed' })).toBeVisible();
  await openMail(page, { to: dana, subject: 'Signed: Joint agreement' });
  await expectSealed(await attachmentOf(page, 'Joint agreement'), 'Dana Müller', 'Anna Berg');
  expect(await statusOf(sent)).toBe('signed');
});

test('the link to confirm in an email works by keyboard, out of the frame that shows the email', async ({ page }) => {
  const [dana, anna] = [someone('dana'), someone('anna')];
  await ask('Agreement', dana, anna);
  await openMail(page, { to: dana, subject: 'Confirm your signature request' });
  await page.getByRole('link', { name: 'Headers' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send to Anna Berg' })).toBeVisible();
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a person in whose name others ask refuses, and blocks what would follow', async ({ page }) => {
    const [dana, anna] = [someone('dana'), someone('anna')];
    const sent = await ask('Not mine', dana, anna);
    await openMail(page, { to: dana, subject: 'Confirm your signature request' });
    await page.goto(await linkInMail(page, '/confirm/'));
    await page.getByText('I did not ask for this').click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('checkbox', { name: 'Also refuse further requests in my name' }).check();
    await page.getByRole('button', { name: 'Decline the request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Declined and blocked' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await statusOf(sent)).toBe('cancelled');
    expect(await countMails(page, { to: anna, subject: 'Please sign: Not mine' })).toBe(0);
    await expect(ask('Once more', dana, anna)).rejects.toThrow('sender_blocked');
  });
});
