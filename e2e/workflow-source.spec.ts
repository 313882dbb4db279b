import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';
import { offerTemplate } from './template';

test.use({ baseURL: process.env.BASE_URL, permissions: ['clipboard-read', 'clipboard-write'] });

/** Plain output, whatever terminal the tests run in. */
const run = (file: string, args: string[]) => promisify(execFile)(file, args, { env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined } });
const docx = { name: 'Offer 2026.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
const whole = (name: string) => ({ 'Customer Name': name, Discount: '5 %', 'Valid until': '2026-12-31', Items: [{ name: 'Chair', price: 40 }] });

async function begin(page: Page, who: string, name: string): Promise<string> {
  await signIn(page, someone(who));
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('Listening.', { exact: false })).toBeVisible();
  return page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
}

const exampleOf = async (page: Page, label: string) => (await page.getByRole('region', { name: `Example: ${label}`, exact: true }).textContent()) ?? '';

/** Python is not on every machine. */
const hasPython = run('python3', ['--version']).then(
  () => true,
  () => false,
);

test('the examples run as they stand, the page hears them at once, and shows fields and rows whose tags are copied', async ({ page, context }) => {
  await begin(page, 'sofia', 'Orders');
  const line = page.getByText('Listening.', { exact: false }).locator('..');
  const before = await line.boundingBox();
  await page.getByText('Connect a form or a program').click();
  await expectAccessible(page);
  const { stdout } = await run('sh', ['-c', await exampleOf(page, 'curl')]);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'sample', automationId: null });
  // Nothing is pressed: it was listening.
  await expect(page.getByText('Last data received')).toBeVisible();
  await expect(page.getByText('Data have come in.')).toBeAttached();
  expect((await page.getByText('Last data received').locator('..').boundingBox())?.height).toBe(before?.height);
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Berg' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Table' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the tag of Customer Name' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{{Customer Name}}');
  await page.getByRole('button', { name: 'Copy a block for the rows of Items' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{{#each Items}}\n{{name}} {{price}}\n{{/each}}');
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'curl' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute('aria-selected', 'true');
  const answer = await run(process.execPath, ['--input-type=module', '--eval', await exampleOf(page, 'JavaScript')]);
  expect(answer.stdout).toMatch(/status: 'sample'/);
  await page.getByRole('tab', { name: 'Python' }).click();
  const python = await exampleOf(page, 'Python');
  if (await hasPython) expect((await run('python3', ['-c', python])).stdout).toContain("'status': 'sample'");
  await page.getByRole('tab', { name: 'HTML form' }).click();
  const form = await context.newPage();
  await form.setContent(await exampleOf(page, 'HTML form'));
  await form.getByRole('textbox', { name: 'Customer Name' }).fill('Form Filler');
  await form.getByRole('button', { name: 'Send' }).click();
  // A browser is thanked, programs get JSON.
  await expect(form.getByRole('heading', { level: 1, name: 'Sent' })).toBeVisible();
  await form.close();
  await page.getByRole('tab', { name: 'Form tools' }).click();
  await expect(page.getByText('Apps Script', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('sent by a form of its fields, kept as an example whatever comes after, and run again once a press', async ({ page, context }) => {
  test.slow();
  const address = await begin(page, 'selma', 'Offers');
  const post = async (name: string) => expect((await context.request.post(address, { data: whole(name) })).status()).toBe(202);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...docx, buffer: Buffer.from(offerTemplate()) });
  await post('Anna Berg');
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Berg' })).toBeVisible();
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();

  await page.getByText('Send data by hand', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Customer Name' }).fill('Bea Dorn');
  await page.getByRole('button', { name: 'Add a row: Items' }).click();
  const second = page.getByRole('group', { name: 'Row 2' });
  await second.getByRole('textbox', { name: 'name' }).fill('Lamp');
  await second.getByRole('spinbutton', { name: 'price' }).fill('12.5');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(page.getByRole('textbox', { name: 'Data as one JSON object' })).toHaveValue(/"Lamp",\s+"price": 12.5/);
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Lamp' })).toBeVisible();

  await page.getByRole('link', { name: 'Received data', exact: true }).click();
  const list = page.getByRole('list', { name: 'Received data, newest first' });
  await expect(list.getByText('Kept: the workflow was off')).toBeVisible();
  await expect(list.getByRole('listitem').first().getByText('Example', { exact: true })).toBeVisible();
  await list.getByRole('listitem').last().getByRole('link').first().click();
  await expect(list.getByRole('definition').filter({ hasText: 'Anna Berg' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use as example' }).click();
  await expect(list.getByRole('listitem').last().getByText('Picked as example')).toBeVisible();
  // What comes stands there by itself, and the example stays.
  await post('Carl Ems');
  await expect(list.getByRole('listitem').filter({ hasText: 'Kept: the workflow was off' })).toHaveCount(2);
  await expect(list.getByRole('listitem').last().getByText('Picked as example')).toBeVisible();
  await page.getByRole('link', { name: 'Set up', exact: true }).click();
  await expect(page.getByText('Picked as example, received:')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Berg' })).toBeVisible();
  await post('Dora Fink');
  await expect(page.getByText('Data have come in.')).toBeAttached();
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Berg' })).toBeVisible();

  await page.getByRole('link', { name: 'Received data', exact: true }).click();
  await list.getByRole('listitem').first().getByRole('link').first().click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Run it now' }).dblclick();
  await expect(page).toHaveURL(/\/runs\/aut_/);
  await page.getByRole('link', { name: 'All runs' }).click();
  await expect(page.getByRole('list', { name: 'Runs, newest first' }).locator('> li')).toHaveCount(1);
  await page.getByRole('link', { name: 'Received data', exact: true }).click();
  await expect(
    list
      .getByRole('listitem')
      .first()
      .getByRole('link', { name: /^Run: / }),
  ).toBeVisible();
});
