import type { Page } from '@playwright/test';
import { expect } from './journey';
import { linkInMail, openMail } from './mailbox';

/** Asks for a link on the sign-in page, opens it from the mailbox that is one click away, and says the name that is asked for the first time; none where it is empty, as of somebody whose key the operator made. */
export async function signIn(page: Page, email: string, name = 'Kim Keller'): Promise<void> {
  await page.goto(`${process.env.BASE_URL}/keys`);
  await expect(page).toHaveURL(/\/sign-in\?to=%2Fkeys$/);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeVisible();
  await page.goto(await signInLink(page, email));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Keys and usage' })).toBeVisible();
  if (name === '') return;
  await page.getByRole('textbox', { name: 'Your full name' }).fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('What is your name?')).toHaveCount(0);
}

/** The link that was asked for, found from the page that says so. */
export async function signInLink(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Open the mailbox' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Development mailbox' })).toBeVisible();
  await openMail(page, { to: email, subject: 'Your sign-in link' });
  const link = await linkInMail(page, '/sign-in/confirm');
  expect(link).toMatch(/\?token=[\w-]{43}(&|$)/);
  return link;
}
