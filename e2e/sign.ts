import type { Page } from '@playwright/test';
import { expect } from './journey';

const words = {
  en: { start: 'Start', use: 'Use this signature', agree: /^I agree/, finish: 'Sign and finish' },
  de: { start: 'Beginnen', use: 'Diese Unterschrift verwenden', agree: /^Ich bin einverstanden/, finish: 'Unterschreiben und abschließen' },
};

/** Signs the open document, whose only fields are signatures, with the typed name. */
export async function signByName(page: Page, language: keyof typeof words = 'en'): Promise<void> {
  const { start, use, agree, finish } = words[language];
  await page.getByRole('button', { name: start }).click();
  await page.getByRole('button', { name: use }).click();
  await page.getByRole('checkbox', { name: agree }).check();
  await page.getByRole('button', { name: finish }).click();
}

/** Signs where no script runs. */
export async function signPlainly(page: Page, name: string): Promise<void> {
  await page.getByLabel(/Your name/).fill(name);
  await page.getByRole('checkbox', { name: words.en.agree }).check();
  await page.getByRole('button', { name: words.en.finish }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^You have signed/ })).toBeVisible();
}
