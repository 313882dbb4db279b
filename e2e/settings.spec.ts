import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

test('a person says who they are and how they read, in their language and theme from then on', async ({ page }) => {
  await signIn(page, someone('kim'), 'Kim Keller');
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Kim Keller');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Atlantis');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('There is no time zone of this name.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Atlantis');

  await page.getByRole('combobox', { name: 'Time zone' }).fill('lisbon');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('dark');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByText('Ihre Einstellungen sind gespeichert.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Zeitzone' })).toHaveValue('Europe/Lisbon');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
});

test.describe('sessions that end', () => {
  // A page that is open meanwhile asks once more what is new.
  test.use({ refusals: [401] });

  test('a browser is signed out from another one, and everywhere at last', async ({ page, browser }) => {
    const email = someone('kim');
    await signIn(page, email);
    const another = await browser.newPage();
    await another.context().addCookies(await page.context().cookies());
    await page.context().clearCookies();
    await signIn(page, email, '');
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: /^End the session of/ }).click();
    await expect(page.getByText('That browser is signed out.')).toBeVisible();
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await another.goto(`${process.env.BASE_URL}/dashboard/settings`);
    await expect(another).toHaveURL(/\/sign-in/);
    await another.close();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('what is kept of a person is theirs to download', async ({ page }) => {
  const email = someone('kim');
  await signIn(page, email, 'Kim Keller');
  await page.goto('/dashboard/settings');
  const file = JSON.parse((await downloaded(page, page.getByRole('link', { name: 'Download my data' }))).toString()) as { person: object };
  expect(file.person).toMatchObject({ email, name: 'Kim Keller' });
});

test('an account is deleted by the address that is typed, and by no other', async ({ page }) => {
  const email = someone('kim');
  await signIn(page, email);
  await page.goto('/dashboard/settings');
  await page.getByText('Delete my account', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your email address, to confirm' }).fill('somebody@else.example');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByText('Nothing was deleted').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Your email address, to confirm' }).fill(email);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents, signed and sealed' })).toBeVisible();
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL(/\/sign-in/);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the name is asked for, and settings are saved', async ({ page }) => {
    await signIn(page, someone('kim'), 'Kim Keller');
    await page.goto('/dashboard/settings');
    await page.getByRole('textbox', { name: 'Full name' }).fill('Kim de Jong');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Your settings are saved.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Kim de Jong');
  });
});
