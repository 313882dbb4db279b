import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

// What is asked of a document that was just taken away is not found, and who is signed out is told so.
test.use({ baseURL: process.env.BASE_URL, refusals: [401, 404] });

/** An invoice of the gallery; the address of its editor. */
async function invoice(page: Page, who: string): Promise<string> {
  await signIn(page, someone(who));
  await page.goto('/dashboard/workflows');
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeAttached({ timeout: 30_000 });
  return new URL(page.url()).pathname;
}

test('at 360 pixels no part of a workflow overhangs, and the part one is in is in view', async ({ page }) => {
  test.slow();
  const editor = await invoice(page, 'stella');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const part of ['', '/runs', '/events', '/deliveries', '/history', '/import']) {
    await page.goto(editor + part);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('navigation', { name: 'Parts of the workflow' }).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  }
});

test('who publishes by the keyboard goes on from where it is said', async ({ page }) => {
  test.slow();
  await invoice(page, 'still');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the output' }).pressSequentially('!');
  await page.getByRole('button', { name: 'Publish 1 change' }).press('Enter');
  await expect(page.getByText('Published. From now on this is what runs.')).toBeFocused();
});

test('a step back, and a document that goes, leave the keyboard where the work is', async ({ page }) => {
  test.slow();
  await invoice(page, 'stina');
  await page.getByRole('button', { name: 'Remove: Invoice.docx' }).press('Enter');
  await expect(page.locator('#add-template')).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove: Invoice.docx' })).toBeVisible();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
});

/** Goes on with Tab from what is focused: all that is reached stands above the bar at the foot. */
async function expectUncovered(page: Page, presses: number): Promise<void> {
  const bar = page.locator('[data-foot-bar]');
  const reached = page.locator('main :focus');
  for (let pressed = 0; pressed < presses; pressed += 1) {
    await page.keyboard.press('Tab');
    const [focused, foot] = [await reached.boundingBox(), await bar.boundingBox()];
    if (!focused || !foot) throw new Error('Nothing is focused.');
    expect(focused.y + Math.min(focused.height, 40)).toBeLessThanOrEqual(foot.y);
  }
}

test('on a phone the bar that saves a form covers nothing that the keyboard reaches', async ({ page }) => {
  test.slow();
  const editor = await invoice(page, 'storm');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${editor}/form`);
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await expectUncovered(page, 16);
});

test('on a phone the bar that publishes covers nothing that the keyboard reaches, opens into who changed what, and closes behind whom goes on', async ({
  page,
}) => {
  test.slow();
  await invoice(page, 'stork');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const name = page.getByRole('textbox', { name: 'Name of the workflow' });
  await name.fill('Bills');
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeInViewport({ ratio: 1 });
  await name.focus();
  await expectUncovered(page, 24);
  await expectNoSidewaysScroll(page);
  const summary = page.getByRole('button', { name: 'Not published yet' });
  await summary.press('Enter');
  const list = page.getByRole('region', { name: 'Not published yet' });
  await expect(list.getByRole('listitem')).toHaveText(/^Name: BillsYou/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await name.focus();
  await expect(list).toHaveCount(0);
  await summary.press('Enter');
  await page.getByRole('button', { name: 'Back to what is live' }).press('Enter');
  await expect(page.getByText('The changes were dropped.')).toBeFocused();
  await expect(name).toHaveValue('Invoice');
});

test('who publishes right after typing publishes what was typed', async ({ page }) => {
  test.slow();
  await invoice(page, 'storey');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name of the workflow' });
  await name.fill('Bills');
  const publish = page.getByRole('button', { name: 'Publish 1 change' });
  await expect(publish).toBeVisible();
  await name.fill('Bills of this year');
  await publish.click();
  await expect(page.getByText('Published. From now on this is what runs.')).toBeVisible();
  await expect(page.getByText('Live: version 2')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Bills of this year');
  await expect(page.getByText('No unpublished changes')).toBeVisible();
});

test('who was signed out meanwhile is told, and loses nothing', async ({ page, context }) => {
  test.slow();
  await invoice(page, 'stray');
  const cookies = await context.cookies();
  await context.clearCookies();
  const name = page.getByRole('textbox', { name: 'Name of the workflow' });
  await name.fill('Typed after the session');
  await expect(page.getByText('Not saved yet: you are signed out.', { exact: false })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Sign in in another tab' })).toBeVisible();
  await expectAccessible(page);
  await name.fill('Typed long after the session');
  await context.addCookies(cookies);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(name).toHaveValue('Typed long after the session');
});

test('who moves a document with the keyboard keeps the button, at the ends too', async ({ page }) => {
  test.slow();
  await invoice(page, 'stoat');
  await page.getByText('From the gallery').click();
  await page.getByRole('button', { name: /^Blank document/ }).click();
  const cards = page.locator('section[id^=doc_]');
  // The answer that tells of the new document comes after the move, and pushes nothing out of view.
  await page.route('**/draft', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await expect(cards).toHaveCount(2);
  const down = page.getByRole('button', { name: 'Later: Invoice.docx' });
  await down.press('Enter');
  await expect(cards.last()).toContainText('Invoice.docx');
  await expect(down).toBeFocused();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(down).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(cards.first()).toContainText('Invoice.docx');
  await expect(page.getByRole('button', { name: 'Earlier: Invoice.docx' })).toBeFocused();
});

test('each landmark of a table that was looked through has a name of its own', async ({ page }) => {
  test.slow();
  const editor = await invoice(page, 'stan');
  await page.goto(`${editor}/import`);
  await page.locator('input[type=file]').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('Invoice number\n1\n') });
  await page.getByRole('button', { name: 'Look through it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'people.csv' })).toBeVisible();
  await expectAccessible(page);
});

test('offline, what was never fetched does not open, and takes nothing along that was typed', async ({ page, browser }) => {
  test.slow();
  const editor = await invoice(page, 'stow');
  const context = await browser.newContext({ baseURL: process.env.BASE_URL ?? '', storageState: await page.context().storageState() });
  const away = await context.newPage();
  await away.goto(editor);
  const name = away.getByRole('textbox', { name: 'Name of the workflow' });
  await expect(away.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await name.fill('Typed in a tunnel');
  await expect(away.getByText('Not saved yet.', { exact: false })).toBeVisible();
  await away.keyboard.press('Control+k');
  await away.getByText('Connect a form or a program').press('Enter');
  await away.waitForTimeout(3_000);
  await expect(name).toHaveValue('Typed in a tunnel');
  await context.setOffline(false);
  await expect(away.getByText('Saved', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(away.getByRole('tab', { name: 'curl' })).toBeVisible({ timeout: 20_000 });
  await away.keyboard.press('Control+k');
  await expect(away.getByRole('dialog')).toBeVisible();
  await context.close();
});
