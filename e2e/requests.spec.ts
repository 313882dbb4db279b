import type { Locator, Page } from '@playwright/test';
import { sealOf } from './check-pdf';
import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { attachmentOf, openMail } from './mailbox';
import { create, makeKey, type Sent, someone, statusOf } from './sender';
import { signByName, signPlainly } from './sign';
import { signIn } from './sign-in';

/** A signed-in account, and how it asks for signatures with its key. */
async function account(page: Page) {
  const email = someone('kim');
  const key = await makeKey(email);
  await signIn(page, email, '');
  return {
    email,
    ask: (title: string, signer: string, delivery: 'email' | 'link'): Promise<Sent> =>
      create({ title, document: { markdown: 'Please sign.' }, signer: { name: 'Anna Berg', email: signer }, delivery }, key),
  };
}

const keys = () => `${process.env.BASE_URL}/dashboard/requests`;
const entry = (page: Page, title: string): Locator => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('the list of requests reminds and withdraws', async ({ page }) => {
  test.slow();
  const { ask } = await account(page);
  const anna = someone('anna');
  const lease = await ask('Lease', anna, 'email');
  const wrong = await ask('Wrong paper', anna, 'email');
  await openMail(page, { to: anna, subject: 'Please sign: Lease' });
  await page.goto(keys());
  await expect(entry(page, 'Lease')).toContainText('Waiting for the signer');
  await expect(entry(page, 'Lease')).toContainText(`The email to ${anna} was sent.`);
  // Two lines, and one more where an address is long: a screen shows many.
  expect((await entry(page, 'Lease').boundingBox())?.height).toBeLessThan(110);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await entry(page, 'Lease').getByRole('button', { name: 'Remind Anna Berg' }).click();
  await expect(entry(page, 'Lease')).toBeVisible();
  // Two clicks are one reminder.
  await expect(entry(page, 'Lease').getByRole('button', { name: 'Remind Anna Berg' })).toHaveCount(0);
  await openMail(page, { to: anna, subject: 'Reminder, please sign: Lease' });

  await page.goto(keys());
  await entry(page, 'Wrong paper').getByText('Withdraw', { exact: true }).click();
  await expect(entry(page, 'Wrong paper')).toContainText('This cannot be undone');
  await expectAccessible(page);
  expect(await statusOf(wrong)).toBe('pending');
  await entry(page, 'Wrong paper').getByRole('button', { name: 'Withdraw request' }).click();
  await expect(entry(page, 'Wrong paper')).toContainText('Withdrawn');
  await expect(entry(page, 'Wrong paper').getByRole('button')).toHaveCount(0);
  expect([await statusOf(wrong), await statusOf(lease)]).toEqual(['cancelled', 'pending']);
  await openMail(page, { to: anna, subject: 'Withdrawn: Wrong paper' });
});

test('a link is copied from the list and passed on; its signer asks for a copy on the last page, and the list downloads the PDF', async ({ page, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: process.env.BASE_URL ?? '' });
  const { ask } = await account(page);
  const anna = someone('anna');
  const sent = await ask('Offer', anna, 'link');
  await ask('Mailed', someone('ben'), 'email');
  await page.goto(keys());
  // What was mailed is shown to nobody but its mailbox.
  await expect(entry(page, 'Mailed').getByRole('button', { name: 'Copy signing link' })).toHaveCount(0);
  await entry(page, 'Offer').getByRole('button', { name: 'Copy signing link' }).click();
  await expect(entry(page, 'Offer').getByRole('status')).toHaveText('Copied');
  const shown = await page.evaluate(() => navigator.clipboard.readText());
  expect(shown).not.toBe(sent.signer_link);

  await page.goto(shown);
  await signByName(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You have signed' })).toBeVisible();
  await page.getByRole('button', { name: `Send a copy to ${anna}` }).click();
  await expect(page.getByText(`A copy is on its way to ${anna}.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await openMail(page, { to: anna, subject: 'Your signed copy: Offer' });
  const copy = await attachmentOf(page, 'Offer');
  expect(sealOf(copy)).toContain('Signature is Valid');

  await page.goto(keys());
  await expect(entry(page, 'Offer')).toContainText('Signed on');
  expect((await downloaded(page, entry(page, 'Offer').getByRole('link', { name: 'Download signed PDF' }))).equals(copy)).toBe(true);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the list shows the link, reminds, withdraws and downloads, and a copy can be asked for', async ({ page }) => {
    const { ask } = await account(page);
    const anna = someone('anna');
    const offer = await ask('Offer', anna, 'link');
    const lease = await ask('Lease', anna, 'email');
    await page.goto(keys());
    await expectNoSidewaysScroll(page);
    await entry(page, 'Offer').getByText('Show link').click();
    await expect(entry(page, 'Offer').getByRole('textbox', { name: 'Copy signing link' })).toHaveValue(/\/sign\/[\w-]{66}$/);
    await expectNoSidewaysScroll(page);
    await entry(page, 'Lease').getByRole('button', { name: 'Remind Anna Berg' }).click();
    await openMail(page, { to: anna, subject: 'Reminder, please sign: Lease' });
    await page.goto(keys());
    await entry(page, 'Lease').getByText('Withdraw', { exact: true }).click();
    await entry(page, 'Lease').getByRole('button', { name: 'Withdraw request' }).click();
    await expect(entry(page, 'Lease')).toContainText('Withdrawn');
    expect(await statusOf(lease)).toBe('cancelled');

    await page.goto(offer.signer_link);
    await signPlainly(page, 'Anna Berg');
    await page.getByRole('button', { name: `Send a copy to ${anna}` }).click();
    await expect(page.getByText(`A copy is on its way to ${anna}.`)).toBeVisible();
    await page.goto(keys());
    expect(sealOf(await downloaded(page, entry(page, 'Offer').getByRole('link', { name: 'Download signed PDF' })))).toContain('Signature is Valid');
  });
});
