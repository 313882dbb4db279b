import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { send, statusOf } from './sender';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, colorScheme: 'dark' });

test('a person draws a signature on a phone, after a dot and a line were refused', async ({ page }) => {
  const sent = await send({ document: { markdown: 'Please sign.\n\n{{signature:signer}}' } });
  await page.goto(sent.signer_link);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start' }).tap();
  await page.getByRole('tab', { name: 'Draw' }).tap();
  const stroke = async (points: [number, number][]) => {
    const pad = await page.locator('canvas').boundingBox();
    if (!pad) throw new Error('There is no pad to draw on');
    for (const [index, [x, y]] of points.entries()) {
      await page.mouse.move(pad.x + pad.width * x, pad.y + pad.height * y, { steps: 6 });
      if (index === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  await stroke([
    [0.2, 0.5],
    [0.4, 0.5],
    [0.8, 0.5],
  ]);
  await page.getByRole('button', { name: 'Use this signature' }).tap();
  await expect(page.getByText(/A dot or a straight line/)).toBeVisible();
  await stroke([
    [0.2, 0.7],
    [0.3, 0.2],
    [0.4, 0.8],
    [0.5, 0.3],
    [0.6, 0.7],
    [0.8, 0.4],
  ]);
  await page.getByRole('button', { name: 'Use this signature' }).tap();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Sign and finish' }).tap();
  await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await statusOf(sent)).toBe('signed');
});

test('the sheet of a text field takes what is typed at once', async ({ page }) => {
  const sent = await send({ document: { markdown: 'City: {{text:signer:City}}\n\n{{signature:signer}}' } });
  await page.goto(sent.signer_link);
  await page.getByRole('button', { name: 'Start' }).tap();
  await expect(page.getByRole('textbox', { name: /City/ })).toBeFocused();
  await page.keyboard.type('Bonn am Rhein');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bonn am Rhein: City, required, filled in' })).toBeVisible();
});

test.describe('at 400 % zoom', () => {
  // 1280 by 1024 pixels at 400 %: WCAG 2.2, 1.4.10.
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing is cut off, and the whole way works', async ({ page }) => {
    const sent = await send({ document: { markdown: 'City: {{text:signer:City}}\n\n{{signature:signer}}' } });
    await page.goto(sent.signer_link);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.getByRole('textbox', { name: /City/ }).fill('Bonn');
    await page.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('button', { name: 'Next field' }).tap();
    await page.getByRole('button', { name: 'Use this signature' }).tap();
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Sign and finish' }).tap();
    await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
    expect(await statusOf(sent)).toBe('signed');
  });
});
