import { expect, expectAccessible, test } from './journey';
import { create, makeKey, someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

test('by keyboard: find a request, go to a room, change the theme, list the shortcuts and switch the letters off', async ({ page }) => {
  const email = someone('kim');
  const key = await makeKey(email);
  for (const title of ['Lease of a boat', 'Lease of a house'])
    await create({ title, document: { markdown: 'Please sign.' }, signer: { email: 'anna@signer.example' }, delivery: 'link' }, key);
  await signIn(page, email, '');
  const box = page.getByRole('combobox', { name: 'A room, an act, a request or a file' });

  // It is there once scripts run.
  await expect(page.getByRole('button', { name: 'Search or do' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('boat');
  await expect(page.getByRole('option', { name: /Lease of a boat/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Lease of a house/ })).toHaveCount(0);
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Lease of a boat/);
  await expectAccessible(page);
  await box.fill('requests');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/requests$/);

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('list', { name: 'Signature requests' }).getByRole('listitem').first().locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Control+k');
  await box.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('s');
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  const name = page.getByRole('textbox', { name: 'Full name' }).first();
  await name.press('End');
  await name.press('h');
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await name.blur();
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts', level: 2 }).last()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Shortcuts of single letters/ })
    .uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('h');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
});
