import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn, signInLink } from './sign-in';
import { inviteTo, makeTeam } from './teams';

// Of two at one place the second is refused.
test.use({ baseURL: process.env.BASE_URL, refusals: [409] });

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the workflow' });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Two members of one team, each in a browser of their own, in one workflow that is on. */
async function bothIn(owner: Page, browser: Browser): Promise<{ other: Page; otherAddress: string }> {
  const otherAddress = someone('olga');
  await signIn(owner, someone('olaf'), 'Olaf Owner');
  await makeTeam(owner, 'Contracts');
  const link = await inviteTo(owner, otherAddress, 'Contracts');
  const other = await (await browser.newContext({ baseURL: process.env.BASE_URL ?? '' })).newPage();
  await other.goto(link);
  await other.getByRole('textbox', { name: 'Email address' }).fill(otherAddress);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await other.goto(await signInLink(other, otherAddress));
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.getByRole('button', { name: 'Join Contracts' }).click();
  await expect(other.getByText('You belong to the team now, and act for it.')).toBeVisible();
  await owner.goto('/dashboard/workflows');
  await nameOf(owner).fill('Offers');
  await owner.getByRole('button', { name: 'Begin' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Offers' })).toBeAttached();
  await owner.getByRole('button', { name: 'Turn on' }).click();
  await expect(owner.getByText('On. Data that come in make these documents.')).toBeVisible();
  await other.goto(owner.url());
  return { other, otherAddress };
}

test('two members of a team in one workflow: other places join, the same place is chosen, and what is typed offline arrives', async ({ page, browser }) => {
  test.slow();
  const { other, otherAddress } = await bothIn(page, browser);

  // Other places: both are kept, and each sees the other's.
  await nameOf(page).fill('Offers of Olaf');
  await other.locator('summary').filter({ hasText: 'Colour and picture' }).click();
  await expectAccessible(other);
  await other.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await other.getByRole('radio', { name: 'Invoice' }).check({ force: true });
  await other.keyboard.press('Escape');
  await Promise.all([isSaved(page), isSaved(other)]);
  await expect(nameOf(other)).toHaveValue('Offers of Olaf');
  await expect(page.getByRole('button', { name: 'Publish 3 changes' })).toBeVisible();

  // The same place, the second one's words arriving late.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await other.route('**/draft', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await other.route('**/mark', (route) => route.abort());
  await nameOf(other).fill('Offers of Olga');
  await expect(other.getByText('Saving…')).toBeVisible();
  await nameOf(page).fill('Contracts of Olaf');
  await expect(page.getByText('Saving…')).toBeVisible();
  await isSaved(page);
  release();
  await expect(other.getByText('Olaf Owner was at the same place.', { exact: false })).toBeVisible();
  await expect(nameOf(other)).toHaveValue('Offers of Olga');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Take theirs' }).click();
  await expect(nameOf(other)).toHaveValue('Contracts of Olaf');
  await other.unrouteAll({ behavior: 'wait' });

  // In a tunnel: one types on, and it arrives when the net is back.
  await other.context().setOffline(true);
  await nameOf(other).fill('Typed in a tunnel');
  await expect(other.getByText('Not saved yet.', { exact: false })).toBeVisible();
  await nameOf(other).fill('Typed in a long tunnel');
  await expect(nameOf(page)).toHaveValue('Contracts of Olaf');
  await other.context().setOffline(false);
  await expect(nameOf(page)).toHaveValue('Typed in a long tunnel', { timeout: 15_000 });
  await isSaved(other);

  // At the same place meanwhile: what was typed in the tunnel does not write over the other's words unseen.
  await other.context().setOffline(true);
  await nameOf(other).fill('Typed against Olaf');
  await expect(other.getByText('Not saved yet.', { exact: false })).toBeVisible();
  await nameOf(page).fill('Typed by Olaf meanwhile');
  await expect(page.getByText('Saving…')).toBeVisible();
  await isSaved(page);
  await other.context().setOffline(false);
  await expect(other.getByText('Olaf Owner was at the same place.', { exact: false })).toBeVisible({ timeout: 15_000 });
  await expect(nameOf(page)).toHaveValue('Typed by Olaf meanwhile');
  await other.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(nameOf(other)).toBeFocused();
  await expect(nameOf(page)).toHaveValue('Typed against Olaf', { timeout: 15_000 });

  // Whoever loads the page anew in the middle of a word is asked first.
  await nameOf(other).press('End');
  await nameOf(other).evaluate((input) => {
    const ask = () => setTimeout(() => document.body.setAttribute('data-asked', String(!dispatchEvent(new Event('beforeunload', { cancelable: true })))), 100);
    input.addEventListener('input', ask, { once: true });
  });
  await other.keyboard.press('!');
  await expect(other.locator('body')).toHaveAttribute('data-asked', 'true');
  await expect(nameOf(page)).toHaveValue('Typed against Olaf!', { timeout: 15_000 });

  // A slow save, and on to another page meanwhile.
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await nameOf(page).fill('Left in a hurry');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(nameOf(other)).toHaveValue('Left in a hurry', { timeout: 15_000 });

  await other.getByRole('button', { name: 'Publish 3 changes' }).click();
  await expect(other.getByText('Published. From now on this is what runs.')).toBeVisible();
  await page.reload();
  const history = page.getByRole('list', { name: 'Changes, newest first' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Published as version 2' })).toContainText(
    'Name of the workflow: Offers → Left in a hurry · by Olaf Owner',
  );
  await expect(history.getByText(otherAddress, { exact: false })).toBeVisible();
  await expect(history.getByText('Turned on')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Published as version 2' }).click();
  await expect(page.getByText('This is what is live.', { exact: false })).toBeVisible();
  await page.goto(`${page.url().replace(/\d+$/, '1')}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put these settings into the draft' }).click();
  await expect(nameOf(page)).toHaveValue('Offers');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // The palette and letters do what the toolbar does.
  await nameOf(page).fill('By palette');
  await isSaved(page);
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('u');
  await expect(nameOf(page)).toHaveValue('Offers');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('redo');
  await page.keyboard.press('Enter');
  await expect(nameOf(page)).toHaveValue('By palette');
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('?');
  await expect(page.getByRole('definition').filter({ hasText: /^u$/ })).toBeVisible();
  await other.context().close();
});
