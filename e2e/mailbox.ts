import type { Page } from '@playwright/test';
import { downloaded, expect } from './journey';

const base = () => process.env.BASE_URL ?? '';

type Wanted = { to: string; subject: string };

/** Opens the newest email of the development mailbox that has this recipient and subject; the worker sends it a moment after the act. */
export async function openMail(page: Page, { to, subject }: Wanted): Promise<void> {
  await page.goto(`${base()}/mailbox`);
  const mail = page.getByRole('link').filter({ hasText: to }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
}

/** How many emails with this subject the recipient has got so far. */
export async function countMails(page: Page, { to, subject }: Wanted): Promise<number> {
  await page.goto(`${base()}/mailbox`);
  return page.getByRole('link').filter({ hasText: to }).filter({ hasText: subject }).count();
}

/** The email's HTML. Nothing may run in the frame that shows it, not even the look of a test; its attribute holds the same. */
export const mailHtml = async (page: Page): Promise<string> => (await page.locator('iframe').getAttribute('srcdoc')) ?? '';

/** The first link of the open email whose address begins with this path. */
export async function linkInMail(page: Page, path: string): Promise<string> {
  const links = [...(await mailHtml(page)).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const link = links.find((href) => href.startsWith(base() + path));
  if (!link) throw new Error(`The email holds no link to ${path}, only ${links.join(' ')}`);
  return link;
}

/** The file that travels with the open email. */
export const attachmentOf = (page: Page, name: string): Promise<Buffer> => downloaded(page, page.getByRole('link', { name }));
