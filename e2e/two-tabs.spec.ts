import { expect, expectAccessible, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

test('a form acts for the account that its page shows, or not at all', async ({ page, context }) => {
  await signIn(page, someone('kim'));
  const other = await context.newPage();
  await other.goto('/dashboard/team');
  await other.getByRole('textbox', { name: 'Name of the team' }).fill('Legal');
  await other.getByRole('button', { name: 'Create the team' }).click();
  await expect(other.getByText('The team is there, and you act for it.')).toBeVisible();
  await expect(page).toHaveTitle('Keys and usage · Kim Keller · Paraph');

  // The first tab says so before anything is sent; what is sent nevertheless is refused, with both ways on.
  await expect(page.getByText(/In another tab you now act for Legal/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You now act for Legal' })).toBeVisible();
  await expectAccessible(page);
  await other.goto('/keys');
  await expect(other).toHaveTitle('Keys and usage · Legal · Paraph');
  await expect(other.getByText('There is no key yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Act for Kim Keller and go back' }).click();
  await expect(page).toHaveURL(/\/keys$/);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mine');
  // The second tab is now the one that is behind: it switches back, and nothing that is typed is lost.
  await expect(other.getByText(/In another tab you now act for Kim Keller/)).toBeVisible();
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Theirs');
  await other.getByRole('button', { name: 'Act for Legal again' }).click();
  await expect(other.getByText(/In another tab/)).toHaveCount(0);
  await other.getByRole('button', { name: 'Make the key' }).click();
  await expect(other.getByRole('region', { name: 'API key', exact: true })).toBeVisible();
  await expect(page.getByText(/In another tab you now act for Legal/)).toBeVisible();
  await page.getByRole('button', { name: 'Act for Kim Keller again' }).click();
  await page.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('Your new key “Mine”')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Theirs', { exact: true })).toHaveCount(0);
});

test('what is not of the account acted for is answered within the frame, which says for whom one acts', async ({ page, context }) => {
  await signIn(page, someone('kim'));
  // A missing page stands in the console as an error by the browser itself.
  const other = await context.newPage();
  for (const address of ['/dashboard/requests/00000000000000000000000000000000', '/dashboard/files/file_none']) {
    const answer = await other.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(other).toHaveTitle('There is nothing here · Kim Keller · Paraph');
    await expect(other.getByText('You now act for Kim Keller.', { exact: false })).toBeVisible();
    await expectAccessible(other);
  }
  await other.getByRole('link', { name: 'Go to Home' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
