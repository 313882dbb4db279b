import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

/** A workflow of the gallery that is on and has had a post. */
async function fedInvoice(page: Page, who: string): Promise<void> {
  await signIn(page, someone(who));
  await page.goto('/dashboard/workflows');
  await page.getByRole('radio', { name: /^Invoice/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeAttached({ timeout: 30_000 });
  await page.getByText('Send data by hand', { exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
}

/** How far what is in view has moved since this was last asked: what browsers add up as cumulative layout shift, and what they forgive right after a press. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Each frame is noted after it was drawn.
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { moves } = window as unknown as { moves: number[] };
    return moves.splice(0).reduce((sum, move) => sum + move, 0);
  });

async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    const note = (entries: PerformanceObserverEntryList) => {
      for (const entry of entries.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
}

const MOST_MOVED = 0.02;

for (const { name, width, height } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 360, height: 740 },
]) {
  test(`on ${name} nothing of the editor moves while it loads, at the first edit of a workflow that is on, or when that is published`, async ({ page }) => {
    test.slow();
    await fedInvoice(page, 'still');
    await page.setViewportSize({ width, height });
    await watchMoves(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Search or do' })).toBeVisible();
    expect(await moved(page)).toBeLessThan(MOST_MOVED);
    await page.getByRole('textbox', { name: 'Name of the workflow' }).pressSequentially('!');
    await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await moved(page)).toBeLessThan(MOST_MOVED);
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(page.getByText('Published. From now on this is what runs.')).toBeInViewport({ ratio: 1 });
    expect(await moved(page)).toBeLessThan(MOST_MOVED);
  });
}

test('the editor arrives in less than 250 kB, its fonts apart', async ({ page, context }) => {
  test.slow();
  await fedInvoice(page, 'light');
  const address = page.url();
  // A tab with an empty cache, as on the first day.
  const fresh = await context.newPage();
  const devtools = await context.newCDPSession(fresh);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => void kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await fresh.goto(address, { waitUntil: 'networkidle' });
  await expect(fresh.getByRole('button', { name: 'Search or do' })).toBeVisible();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
});
