import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';
import { offerTemplate } from './template';

// A form that cannot be saved yet is refused.
test.use({ baseURL: process.env.BASE_URL, refusals: [400] });

const docx = { name: 'Offer 2026.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };

/** A workflow that is on, its form open; the address of each. */
async function openForm(page: Page, who: string): Promise<{ workflow: string; form: string }> {
  await signIn(page, someone(who));
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill('Offers');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeAttached();
  const workflow = new URL(page.url()).pathname;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...docx, buffer: Buffer.from(offerTemplate()) });
  await expect(page.getByText('what the templates ask for: Customer Name', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'No tool of your own? Publish a form' }).click();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByText('On. Whoever has the address can fill it in.')).toBeVisible();
  return { workflow, form: await page.getByRole('textbox', { name: 'Address of the form' }).inputValue() };
}

/** Somebody who has no account and no cookie, and writes as fast as people do. */
async function guestOf(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const send = async () => {
    await page.waitForTimeout(2_100);
    await page.getByRole('button', { name: 'Send answers' }).click();
  };
  return { page, send };
}

test('a form is made of the template’s fields, filled in by somebody without an account, and becomes a run', async ({ page, browser }) => {
  test.slow();
  const { workflow, form } = await openForm(page, 'fiona');
  await expectAccessible(page);
  // Rows, a date and the name were found in the template.
  const fields = page.getByRole('region', { name: 'Fields' });
  await expect(fields.getByRole('heading', { level: 3 })).toHaveText([/^Customer Name Short text/, /^Items Rows/, /^Discount Short text/, /^Valid until Date/]);
  await fields.getByRole('button', { name: 'Up: Valid until' }).click();
  await expect(fields.getByRole('heading', { level: 3 }).nth(2)).toHaveText(/^Valid until/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Order an offer');
  const name = page.getByRole('group', { name: 'Customer Name' });
  await name.locator('summary').click();
  await name.getByRole('checkbox', { name: 'Must be filled in' }).check();
  await page.getByRole('button', { name: 'Add a field', exact: true }).click();
  await page.getByRole('button', { name: 'Save the form' }).click();
  await expect(page.getByText('This cannot be saved yet: see what is said at its place.')).toBeVisible();
  await expect(page.getByText('Write what is asked for.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove: New field' }).click();
  await page.getByRole('button', { name: 'Save the form' }).click();
  await expect(page.getByText('Saved. The form is so from now on.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(workflow);
  // The editor knows of the form, and how to get there again.
  await expect(page.getByRole('textbox', { name: 'Address of the form' })).toHaveValue(form);
  await expect(page.getByRole('link', { name: 'Change the form' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    const { page: guest } = await guestOf(browser, { colorScheme });
    await guest.goto(form);
    await expect(guest.getByRole('heading', { level: 1, name: 'Order an offer' })).toBeVisible();
    await expectAccessible(guest);
    await guest.context().close();
  }
  const { page: guest, send } = await guestOf(browser);
  await guest.goto(form);
  expect(await guest.context().cookies()).toEqual([]);
  await guest.getByRole('textbox', { name: /^Price/ }).fill('ten');
  await send();
  const problems = guest.locator('#problems').getByRole('alert');
  await expect(problems).toContainText('2 answers need another look');
  await expect(problems).toBeFocused();
  await expectAccessible(guest);
  await guest.getByRole('link', { name: 'Customer Name: Please fill this in.' }).click();
  await expect(guest.getByRole('textbox', { name: 'Customer Name' })).toBeFocused();
  await guest.getByRole('textbox', { name: 'Customer Name' }).fill('Anna Berg');
  await guest.getByRole('textbox', { name: /^Name/ }).fill('Chair');
  await guest.getByRole('textbox', { name: /^Price/ }).fill('40');
  await guest.getByLabel('Valid until').fill('2026-12-31');
  // Enter in an input sends; it adds no row.
  await guest.getByRole('textbox', { name: 'Customer Name' }).press('Enter');
  await expect(guest.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
  await expectAccessible(guest);
  await guest.reload();

  await page.goto(`${workflow}/runs`);
  const runs = page.getByRole('list', { name: 'Runs, newest first' });
  await expect(runs.getByText(/Done|Failed/)).toBeVisible({ timeout: 60_000 });
  await expect(runs.locator('> li')).toHaveCount(1);
});

test('on a phone where no script runs: rows are added, errors are told, and it is sent', async ({ page, browser }) => {
  test.slow();
  const { form } = await openForm(page, 'felix');
  const { page: guest, send } = await guestOf(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  await guest.goto(form);
  await guest.getByRole('textbox', { name: /^Customer Name/ }).fill('Anna Berg');
  await guest.getByRole('textbox', { name: /^Name/ }).fill('Chair');
  await guest.getByRole('button', { name: 'Add a row' }).click();
  const prices = guest.getByRole('textbox', { name: /^Price/ });
  await expect(prices).toHaveCount(2);
  await prices.nth(1).fill('many');
  await send();
  await expect(guest.getByText('This is no number.', { exact: false }).first()).toBeVisible();
  await expect(prices.nth(1)).toHaveValue('many');
  expect(await guest.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0);
  await prices.nth(1).fill('1,040.50');
  await send();
  await expect(guest.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
});

test('a form that is switched off says so, and a new address ends the old one', async ({ page, browser }) => {
  const { form } = await openForm(page, 'frida');
  await page.getByRole('button', { name: 'New address…' }).click();
  await page.getByRole('button', { name: 'New address', exact: true }).click();
  await expect(page.getByText('The form has a new address. The old one opens nothing any more.')).toBeVisible();
  const { page: guest } = await guestOf(browser);
  expect((await guest.goto(form))?.status()).toBe(404);
  const renewed = await page.getByRole('textbox', { name: 'Address of the form' }).inputValue();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Off. Whoever opens the address reads that the form is closed.')).toBeVisible();
  await guest.goto(renewed);
  await expect(guest.getByRole('heading', { level: 1, name: 'This form is closed' })).toBeVisible();
  await expectAccessible(guest);
});
