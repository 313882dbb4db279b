import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** The test tool looks into every frame, and the one that shows an email lets no script run, not even that. */
const toolInMailFrame = /^Blocked script execution in 'about:srcdoc'/;

/** An address of this machine for each journey: limits by client count each by itself, and the mailbox stays open. */
const ownAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;

/** Every journey fails on an error in the console: a blocked script, a missing file, a broken hydration. */
export const test = base.extend<{ page: Page; refusals: number[] }>({
  /** Statuses that the journey brings about by scripts of the page, each of which the browser notes as an error. */
  refusals: [[], { option: true }],
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': ownAddress() }),
  page: async ({ page, refusals }, use) => {
    const errors: string[] = [];
    const isExpected = (text: string) => toolInMailFrame.test(text) || refusals.some((status) => text.includes(`responded with a status of ${status} (`));
    page.on('console', (message) => message.type() === 'error' && !isExpected(message.text()) && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** The page as it is now has nothing that axe holds against it. Not for a page that frames an email: axe waits there for scripts that may not run. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}

/** A dialog that fades in has too little contrast on its way: what ends by itself is waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One of an element that went away meanwhile never ends.
    const patience = new Promise((resolve) => setTimeout(resolve, 1_000));
    return Promise.race([patience, Promise.allSettled(ending.map((animation) => animation.finished))]).then(() => null);
  });

/** Nothing sticks out at the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // The locator waits for the page that a click led to; an evaluation right away can meet the moment between two documents.
  const overhang = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(overhang).toBeLessThanOrEqual(0);
}

/** The bytes that a link downloads. */
export async function downloaded(page: Page, link: Locator): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return readFileSync(await file.path());
}

export { expect };
