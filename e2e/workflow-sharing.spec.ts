import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';
import { makeTeam } from './teams';

test.use({ baseURL: process.env.BASE_URL, viewport: { width: 360, height: 740 } });

test('a workflow of one’s own is shared with a team that was made later, and is one’s own again', async ({ page }) => {
  const email = someone('kim');
  await signIn(page, email);
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill('Offers');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/dashboard\/workflows\/wkf_/);
  const address = page.url();
  const who = page.locator('summary').filter({ hasText: 'Who sees this workflow' });
  await who.click();
  await expect(page.getByText('To work on it with others, make a team first')).toBeVisible();

  await makeTeam(page, 'Legal');
  // The page is of one's own account, and says so where one acts for the team.
  await page.context().clearCookies({ name: 'paraph-account' });
  await page.goto(address);
  await who.click();
  await page.getByRole('combobox', { name: 'Share it with a team' }).selectOption('Legal');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('It is shared with the team Legal.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('combobox', { name: 'Share it with a team' }).selectOption('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Only you.')).toBeVisible();
  await page.goto(`${address}/history`);
  await expect(page.getByText('No longer shared with a team')).toBeVisible();
  await expect(page.getByText('Shared with a team', { exact: true })).toBeVisible();
});
