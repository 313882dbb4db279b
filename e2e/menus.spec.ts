import { expect, expectAccessible, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL, viewport: { width: 360, height: 740 } });

test('a menu of the frame closes by Escape, which gives the focus back, and when somebody goes on beside it', async ({ page }) => {
  await signIn(page, someone('kim'));
  for (const [menu, entry] of [
    [page.locator('summary').filter({ hasText: 'Signed in as' }), page.getByRole('button', { name: 'Sign out' })],
    [page.locator('summary').filter({ hasText: 'More' }), page.getByRole('navigation', { name: 'Rooms' }).getByRole('link', { name: 'Team' })],
  ] as const) {
    await menu.press('Enter');
    await expect(entry).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await expect(entry).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(entry).toBeHidden();
  }
});
