import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './journey';
import { create, makeKey, someone } from './sender';
import { signIn } from './sign-in';

// 1280 pixels at 400 % zoom: WCAG 2.2, 1.4.10.
test.use({ viewport: { width: 320, height: 640 } });

const title = 'Rechtsschutzversicherungsvertragsverlängerung';

const expectWithin = async (page: Page, heading: number) => {
  await expect(page.getByRole('heading', { level: heading, name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
};

test('a title of one long word is cut off nowhere: to sign, to follow, in the list', async ({ page }) => {
  const email = someone('kim');
  const key = await makeKey(email);
  const signer = { name: 'Anna Berg', email: someone('anna') };
  const sent = await create({ title, document: { markdown: 'Please sign.' }, signer, delivery: 'link' }, key);
  await page.goto(sent.signer_link);
  await expectWithin(page, 1);
  await page.goto(sent.status_link);
  await expectWithin(page, 1);
  await signIn(page, email, '');
  await page.goto(`${process.env.BASE_URL}/dashboard/requests`);
  await expectWithin(page, 2);
});
