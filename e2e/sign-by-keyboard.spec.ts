import { expect, test } from './journey';
import { send, statusOf } from './sender';

/** Presses Tab until the focus is on something with this name; a person gives up after a while, and so does this. */
async function tabTo(page: import('@playwright/test').Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return [element?.getAttribute('aria-label'), element?.textContent, ...Array.from(element?.labels ?? [], (label) => label.textContent)].join(' ');
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('the whole way by keyboard alone', async ({ page }) => {
  const sent = await send();
  await page.goto(sent.signer_link);
  await tabTo(page, /City/);
  await page.keyboard.type('Bonn');
  await tabTo(page, /Sign here/);
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 2px$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your signature' })).toBeVisible();
  await tabTo(page, /Use this signature/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Review and sign' })).toBeVisible();
  await tabTo(page, /I agree/);
  await page.keyboard.press('Space');
  await tabTo(page, /Sign and finish/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  expect(await statusOf(sent)).toBe('signed');
});
