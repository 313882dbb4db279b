import type { Page } from '@playwright/test';
import { sealOf, textOf } from './check-pdf';
import { expect, expectAccessible, test } from './journey';
import { linkInMail, openMail } from './mailbox';
import { someone } from './sender';
import { signByName } from './sign';
import { signIn } from './sign-in';

// A form whose owner has not set what is always sent is refused.
test.use({ baseURL: process.env.BASE_URL, refusals: [400] });

/** Where pictures for the README are wanted, they are taken on the way. */
const picturesAt = process.env.PICTURES_AT;
const keepPicture = async (page: Page, name: string) => {
  if (picturesAt) await page.screenshot({ path: `${picturesAt}/${name}.png`, animations: 'disabled' });
};

/** What whoever offers the agreement sets once. */
const own: Record<string, string> = {
  ...{ Company: 'Seestrasse Studio', 'Company address': 'Seestrasse 1, Zürich', 'Company email': 'studio@example.com', Representative: 'Kim Keller' },
  ...{ Service: 'Photographs of the new collection', Fee: '1,800', Law: 'Switzerland' },
};

/** By what is asked for, else by its kind. */
const answers: Record<string, string> = {
  ...{ Customer: 'Berg Interiors', 'Customer address': 'Hafenweg 7, Bremen' },
  ...{ date: '2026-12-01', decimal: '30', numeric: '30' },
};

/** As somebody fills in a form: whatever it asks for gets an answer of its kind. */
async function fillIn(guest: Page, given: { name: string; email: string }): Promise<void> {
  for (const input of await guest.locator('form :is(input, textarea)[name^="field."]').all()) {
    const [kind, label] = await input.evaluate((element: HTMLInputElement) => [element.inputMode || element.type, element.labels?.[0]?.textContent ?? '']);
    const asked = (label ?? '').replace(/ \(optional\)$/, '').trim();
    const text = /email/i.test(asked) ? given.email : /signer name/i.test(asked) ? given.name : (answers[asked] ?? answers[kind ?? ''] ?? asked);
    await input.fill(text);
  }
}

test('from sign-in to a signed PDF that somebody filled in a form for, without a look at an API', async ({ page, browser }) => {
  test.slow();
  const signer = someone('anna');
  await signIn(page, someone('five'));
  await page.getByRole('link', { name: 'Workflows', exact: true }).first().click();
  await page.getByRole('radio', { name: /^Service agreement/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service agreement' })).toBeAttached();
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  await keepPicture(page, 'workflow-editor');
  const workflow = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'No tool of your own? Publish a form' }).click();
  // Nobody who fills it in is asked for what the owner knows, and it is not switched on without.
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('This cannot be saved yet: see what is said at its place.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Company Hidden' }).getByRole('textbox', { name: 'Value' })).toBeFocused();
  await expectAccessible(page);
  for (const [field, value] of Object.entries(own)) {
    await page
      .getByRole('group', { name: `${field} Hidden` })
      .getByRole('textbox', { name: 'Value' })
      .fill(value);
  }
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('On. Whoever has the address can fill it in.')).toBeVisible();
  const form = await page.getByRole('textbox', { name: 'Address of the form' }).inputValue();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(form);
  await expect(guest.getByRole('textbox', { name: /^(Company|Fee|Law)/ })).toHaveCount(0);
  await fillIn(guest, { name: 'Anna Berg', email: signer });
  await expectAccessible(guest);
  await guest.waitForTimeout(2_500); // who is quicker than two seconds is taken for a robot
  await guest.locator('form button[type=submit]').last().click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();

  await openMail(guest, { to: signer, subject: 'Service agreement' });
  await guest.goto(await linkInMail(guest, '/sign/'));
  await signByName(guest);
  await expect(guest.getByRole('heading', { name: /^You have signed/ })).toBeVisible();

  await page.goto(`${workflow}/runs`);
  await page.getByRole('list', { name: 'Runs, newest first' }).locator('> li').getByRole('link').first().click();
  await page.waitForURL(/\/runs\/aut_/);
  const signed = page.getByRole('link', { name: /Signed PDF/ }).first();
  await expect(async () => {
    await page.reload();
    await expect(signed).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await keepPicture(page, 'workflow-run');
  await expectAccessible(page);
  // The browser would show it: what it would show is read instead.
  const bytes = await page.evaluate(async (path) => [...new Uint8Array(await (await fetch(path)).arrayBuffer())], (await signed.getAttribute('href')) ?? '');
  const pdf = Buffer.from(bytes);
  expect(sealOf(pdf)).toContain('Signature is Valid');
  for (const text of ['Anna Berg', 'Seestrasse Studio', '$1,800.00', 'Signing certificate']) expect(textOf(pdf)).toContain(text);
});
