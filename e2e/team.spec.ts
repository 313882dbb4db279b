import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn, signInLink } from './sign-in';
import { inviteTo, makeTeam } from './teams';

test.use({ baseURL: process.env.BASE_URL });

test('somebody is invited, is new here, joins from the mail, and is removed again', async ({ page, browser }) => {
  const [owner, invited] = [someone('kim'), someone('ben')];
  await signIn(page, owner);
  await makeTeam(page, 'Legal');
  await expectAccessible(page);
  const link = await inviteTo(page, invited, 'Legal');

  // The owner's own browser may look; it is told for whom the invitation is, and cannot accept.
  await page.goto(link);
  await expect(page.getByText('This invitation is for another address.')).toBeVisible();
  await expect(page.getByText(invited)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Legal' })).toHaveCount(0);
  await expectAccessible(page);

  const other = await (await browser.newContext({ baseURL: process.env.BASE_URL ?? '' })).newPage();
  await other.goto(link);
  await expect(other).toHaveURL(/\/sign-in\?to=%2Fdashboard%2Fteam%2Fjoin/);
  await other.getByRole('textbox', { name: 'Email address' }).fill(invited);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await other.goto(await signInLink(other, invited));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('button', { name: 'Join Legal' }).click();
  await expect(other.getByText('You belong to the team now, and act for it.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Invite somebody' })).toHaveCount(0);
  await expectAccessible(other);
  await other.goto(link);
  await expect(other.getByText('This invitation was accepted already.')).toBeVisible();

  await page.goto('/dashboard/team');
  await expect(page.getByText('joined. Role: Editor.')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Manage' }).click();
  await page.getByRole('button', { name: 'Remove from the team' }).click();
  await expect(page.getByText('The person was removed.')).toBeVisible();
  await other.goto('/dashboard/team');
  await expect(other.getByText('You belong to no team yet.')).toBeVisible();
  await other.context().close();
});

test.describe('where no script runs, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a team is made, somebody is invited, and the invitation revoked', async ({ page }) => {
    await signIn(page, someone('kim'));
    await makeTeam(page, 'Plain');
    await expectNoSidewaysScroll(page);
    const email = someone('ben');
    const link = await inviteTo(page, email, 'Plain');
    await page.goto('/dashboard/team');
    await page.getByRole('button', { name: `Revoke ${email}` }).click();
    await expect(page.getByText('The invitation was revoked.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(link);
    await expect(page.getByText('This invitation was revoked.')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
