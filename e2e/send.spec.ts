import type { BrowserContext, Page } from '@playwright/test';
import { inkOn, sealOf } from './check-pdf';
import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { linkInMail, openMail } from './mailbox';
import { pdfOf } from './pdf';
import { someone } from './sender';
import { signByName } from './sign';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });
test.describe.configure({ timeout: 120_000 });

const lease = async () =>
  Buffer.from(await pdfOf([[{ text: 'Lease of the flat at 5 Elm Road', left: 0.1, top: 0.1 }], [{ text: 'Page two', left: 0.1, top: 0.1 }]]), 'base64');

/** Drops a file onto the page, as a hand does. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ({ base64, fileName }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], fileName));
      return transfer;
    },
    { base64: bytes.toString('base64'), fileName: name },
  );
  await page.locator('#send-choose').dispatchEvent('drop', { dataTransfer: files });
}

const strip = (page: Page, kind: string) => page.getByRole('region', { name: 'Fields' }).getByRole('button', { name: kind, exact: true });
const sheet = (page: Page, number = 1) => page.locator(`[data-page="${number}"]`);
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: 30_000 });

/** Where a placed field lies on its page, in fractions. */
async function placeOf(page: Page, name: RegExp) {
  const field = await sheet(page).getByRole('button', { name }).boundingBox();
  const within = await sheet(page).boundingBox();
  if (!field || !within) throw new Error('There is no such field');
  return {
    x: (field.x - within.x) / within.width,
    y: (field.y - within.y) / within.height,
    width: field.width / within.width,
    height: field.height / within.height,
  };
}

/** Another browser of the same person, where the service may refuse and the network may be gone: both stand in its console as errors. */
async function otherBrowser(page: Page, context: BrowserContext): Promise<Page> {
  await signIn(page, someone('kim'));
  const other = await context.browser()?.newContext({ storageState: await context.storageState(), baseURL: process.env.BASE_URL ?? '' });
  if (!other) throw new Error('There is no browser');
  return other.newPage();
}

async function sendTo(page: Page, email: string): Promise<string> {
  await page
    .getByRole('textbox', { name: 'Signer’s name' })
    .or(page.getByRole('combobox', { name: 'Signer’s name' }))
    .fill('Anna Berg');
  await page.getByRole('combobox', { name: 'Signer’s email address' }).fill(email);
  await page.getByRole('button', { name: 'Send to Anna Berg' }).click();
  const asked = page.getByRole('dialog', { name: 'Send this document?' });
  await expect(asked.getByText('Anna Berg', { exact: true })).toBeVisible();
  await expect(asked.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Send to Anna Berg' }).click();
  await expect(page).toHaveURL(/\/dashboard\/requests\/[0-9a-f]{32}$/, { timeout: 30_000 });
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a PDF is dropped, its fields placed by hand and by keyboard, sent, signed, and the marks stand in their boxes', async ({ page }) => {
  test.slow();
  const signer = someone('anna');
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/send');
  await drop(page, 'Lease Elm Road.pdf', await lease());
  await expect(sheet(page).locator('canvas')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lease Elm Road');
  await expect(page).toHaveURL(/\/dashboard\/send\/dr_/);
  await expect(page.getByText('the upload to end')).toHaveCount(0, { timeout: 30_000 });

  const from = await strip(page, 'Signature').boundingBox();
  const to = await sheet(page).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width * 0.31, to.y + to.height * 0.33, { steps: 6 });
  await page.mouse.up();
  await expect(sheet(page).getByRole('button', { name: 'Signature, Signer, page 1' })).toBeVisible();

  await strip(page, 'Date').press('Enter');
  const date = sheet(page).getByRole('button', { name: 'Date, Signer, page 1' });
  await expect(date).toBeFocused();
  const before = await placeOf(page, /^Date, Signer, page 1$/);
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowUp', 'Alt+ArrowRight']) await date.press(key);
  const after = await placeOf(page, /^Date, Signer, page 1$/);
  // The page is 600 points wide and 800 high.
  expect(after.x - before.x).toBeCloseTo(20 / 600, 2);
  expect(after.width - before.width).toBeCloseTo(1 / 600, 2);
  await expectAccessible(page);
  await saved(page);

  await page.reload();
  await expect(sheet(page).getByRole('button', { name: 'Signature, Signer, page 1' })).toBeVisible();
  await expect(sheet(page).locator('canvas')).toBeVisible();
  const signature = await placeOf(page, /^Signature, Signer, page 1$/);
  const dated = await placeOf(page, /^Date, Signer, page 1$/);
  await sendTo(page, signer);

  await openMail(page, { to: signer, subject: 'Lease Elm Road' });
  await page.goto(await linkInMail(page, '/sign/'));
  await signByName(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You have signed' })).toBeVisible();
  const signed = await downloaded(page, page.getByRole('link', { name: 'Download the signed document' }));
  expect(sealOf(signed)).toContain('Signature is Valid');
  const ink = inkOn(signed, 1);
  expect(ink(signature)).toBeGreaterThan(0.01);
  expect(ink(dated)).toBeGreaterThan(0.01);
  // Nothing stands where nothing was placed.
  expect(ink({ x: 0, y: 0.13, width: 1, height: signature.y - 0.13 - 0.01 })).toBe(0);
});

test('what was placed is undone, and done again, and a field can be removed, by keys alone', async ({ page }) => {
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/send');
  await drop(page, 'Lease.pdf', await lease());
  await expect(sheet(page).locator('canvas')).toBeVisible();
  const placed = page.locator('[data-field]');
  await strip(page, 'Signature').press('Enter');
  await expect(placed).toHaveCount(1);
  await page.keyboard.press('Control+Shift+d');
  await expect(placed).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(placed).toHaveCount(1);
  await page.keyboard.press('Control+Shift+z');
  await expect(placed).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await page.locator('[data-field]').first().focus();
  await page.keyboard.press('Delete');
  await expect(placed).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys for placing fields' })).toBeVisible();
});

test('a Word document becomes a PDF that is shown and sent', async ({ page }) => {
  const { readFileSync } = await import('node:fs');
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/send');
  await drop(page, 'Offer.docx', readFileSync('docs/examples/offer.docx'));
  await expect(sheet(page).locator('canvas')).toBeVisible({ timeout: 60_000 });
  await strip(page, 'Signature').press('Enter');
  await sendTo(page, someone('anna'));
});

test('two tabs of one draft agree', async ({ page, context }) => {
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/send');
  await page.getByRole('textbox', { name: 'Title' }).fill('First');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title' }).fill('Second');
  await saved(other);
  await page.bringToFront();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Second');
});

test('a draft that is deleted comes back where it is undone', async ({ page }) => {
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/send');
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept draft');
  await saved(page);
  await page.goto('/dashboard/send');
  await page.getByRole('button', { name: 'Delete the draft Kept draft' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('link', { name: /Kept draft/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the draft Kept draft' }).click();
  await page.goto('/dashboard');
  await page.goto('/dashboard/send');
  await expect(page.getByText('No drafts.', { exact: false })).toBeVisible();
});

test('of two who change a draft at once the later one is asked which of the two goes on, and either can', async ({ page, context }) => {
  const other = await otherBrowser(page, context);
  for (const choice of ['Go on with mine', 'Take theirs']) {
    await page.goto('/dashboard/send');
    await page.getByRole('textbox', { name: 'Title' }).fill('First');
    await saved(page);
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('First');
    await other.context().setOffline(true);
    await other.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await expect(other.getByText(/^Offline\./)).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill('Theirs');
    await saved(page);
    await other.context().setOffline(false);
    await expect(other.getByText('This draft was changed elsewhere')).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: choice }).click();
    const title = choice === 'Take theirs' ? 'Theirs' : 'Mine';
    await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await saved(other);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  }
});

test('a damaged PDF is refused in words, and what is typed stays', async ({ page, context }) => {
  const other = await otherBrowser(page, context);
  await other.goto('/dashboard/send');
  await other.getByRole('textbox', { name: 'Message to the signer' }).fill('Dear Anna');
  await drop(other, 'Lease.pdf', Buffer.from('%PDF-1.4 and no more'));
  await expect(other.getByText('This file is damaged', { exact: false })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Message to the signer' })).toHaveValue('Dear Anna');
  await expectAccessible(other);
});

test('a document that is dropped offline is shown and uploaded once the browser is online', async ({ page, context }) => {
  const other = await otherBrowser(page, context);
  await other.goto('/dashboard/send');
  await expect(other.getByRole('button', { name: 'Choose a file' }).first()).toBeVisible();
  await other.context().setOffline(true);
  await drop(other, 'Lease.pdf', await lease());
  await expect(other.getByText('You are offline.', { exact: false })).toBeVisible();
  await other.context().setOffline(false);
  await expect(sheet(other).locator('canvas')).toBeVisible({ timeout: 30_000 });
  await expect(other.getByText('the upload to end')).toHaveCount(0, { timeout: 30_000 });
  await saved(other);
});

test('a dialog that closes gives the focus back to what opened it', async ({ page }) => {
  await signIn(page, someone('kim'));
  await page.goto('/dashboard/send');
  await drop(page, 'Lease.pdf', await lease());
  await expect(sheet(page).locator('canvas')).toBeVisible();
  const field = sheet(page).getByRole('button', { name: 'Signature, Signer, page 1' });
  await strip(page, 'Signature').press('Enter');
  await expect(field).toBeFocused();
  for (const [key, dialog] of [
    ['?', 'Keys for placing fields'],
    ['Control+k', 'Search or do'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toBeFocused();
  }
  const preview = page.getByRole('button', { name: 'Preview' });
  await expect(preview).toBeEnabled({ timeout: 30_000 });
  await preview.press('Enter');
  await expect(page.getByRole('dialog', { name: 'As the signer will see it' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();
});

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' });

  test('a document is written and placed by taps, and sent', async ({ page }) => {
    await signIn(page, someone('kim'));
    await page.goto('/dashboard/send');
    await expectAccessible(page);
    await drop(page, 'Lease.pdf', await lease());
    await expect(sheet(page).locator('canvas')).toBeVisible();
    await strip(page, 'Signature').tap();
    await sheet(page).tap({ position: { x: 120, y: 200 } });
    await expect(page.locator('[data-field]')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await sendTo(page, someone('anna'));
  });
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sends a document too', async ({ page }) => {
    await signIn(page, someone('kim'));
    await page.goto('/dashboard/send');
    await page.getByLabel('A PDF or Word document').setInputFiles({ name: 'Lease.pdf', mimeType: 'application/pdf', buffer: await lease() });
    const form = page.getByRole('region', { name: 'Send', exact: true });
    await form.getByLabel('Title').fill('Lease');
    await form.getByLabel('Signer’s name').fill('Anna Berg');
    await form.getByLabel('Signer’s email address').fill(someone('anna'));
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/dashboard\/requests\/[0-9a-f]{32}$/);
  });
});
