import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { docx, paragraph } from '../lib/engines/office/testing/build-docx';
import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';

test.use({ baseURL: process.env.BASE_URL });

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const template = () => docx([paragraph('Certificate for {{Name}}'), paragraph('{{Course}}, {{=Hours * 2}} points')].join(''));

/** A workflow that is on, with one template of two names and a number. */
async function begin(page: Page, who: string): Promise<{ address: string; workflow: string }> {
  await signIn(page, someone(who));
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill('Certificates');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Certificates' })).toBeAttached();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Certificate.docx', mimeType: type, buffer: Buffer.from(template()) });
  await expect(page.getByRole('link', { name: 'Certificate.docx' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the output' }).fill('Certificate {{Name}}');
  await page.getByRole('textbox', { name: 'Folder' }).fill('Certificates/{{Course}}');
  await page.getByRole('checkbox', { name: 'Make a PDF of it' }).uncheck();
  const address = await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
  await post(page, address, { Name: 'Sample', Course: 'Pruning', Hours: 1 });
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();
  await expect(page.getByText('Certificates/Pruning')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  return { address, workflow: page.url() };
}

async function post(page: Page, address: string, data: object): Promise<void> {
  expect((await page.request.post(address, { data })).status()).toBe(202);
}

/** What lies in a zip: each entry's bytes by its name, found by the list at its end as other programs find it. */
function entriesOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const entries = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment, header] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32), zip.readUInt32LE(at + 42)];
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(from, from + packed);
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), method === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The words of a filled document. */
const textOf = (document: Buffer | undefined): string =>
  entriesOf(document ?? Buffer.alloc(0))
    .get('word/document.xml')
    ?.toString() ?? '';

const listOf = (page: Page) => page.getByRole('list', { name: 'Runs, newest first' });
const rowsOf = (page: Page) => listOf(page).locator('> li');

test('runs come by themselves, are narrowed by words, state and days, looked at step by step, repeated, and taken along as one zip', async ({ page }) => {
  test.slow();
  const { address, workflow } = await begin(page, 'runa');
  const rows = rowsOf(page);
  await post(page, address, { Name: 'Anna Berg', Course: 'Grafting', Hours: 3 });
  await page.goto(`${workflow}/runs`);
  await expect(rows.filter({ hasText: 'Done' })).toHaveCount(1, { timeout: 60_000 });

  // Nobody reloads: those who come wait behind a button, and what stands there stays.
  await post(page, address, { Name: 'Bea Dorn', Course: 'Grafting', Hours: 4 });
  await post(page, address, { Name: 'Carl Ems', Course: 'Pruning', Hours: 'many' });
  await page.getByRole('button', { name: 'Show 2 new runs' }).click({ timeout: 60_000 });
  await expect(rows.filter({ hasText: 'Done' })).toHaveCount(2, { timeout: 60_000 });
  await expect(rows.filter({ hasText: 'Failed' })).toHaveCount(1, { timeout: 60_000 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });

  const narrow = page.getByRole('search', { name: 'Narrow the runs' });
  await narrow.getByRole('searchbox').fill('graft bea');
  await narrow.getByRole('button', { name: 'Show these' }).click();
  await expect(rows).toHaveCount(1);
  // It is called as its output is.
  await expect(rows.getByRole('link', { name: 'Certificate Bea Dorn', exact: true })).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(rows).toHaveCount(3);
  await narrow.getByRole('link', { name: 'Failed' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('link', { name: 'Certificate Carl Ems', exact: true })).toBeVisible();
  await narrow.getByRole('link', { name: 'All' }).click();
  await expect(rows).toHaveCount(3);
  await narrow.getByLabel('Until and with').fill('2020-01-01');
  await narrow.getByRole('button', { name: 'Show these' }).click();
  await expect(page.getByText('No run is like this.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all runs' }).click();
  await expect(rows).toHaveCount(3);
  await narrow.getByLabel('From').fill('2020-01-01');
  await narrow.getByRole('button', { name: 'Show these' }).click();
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(rows).toHaveCount(3);

  await rows.filter({ hasText: 'Carl Ems' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Failed' })).toBeVisible();
  await expect(page.getByText('What to do:')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All runs' }).click();
  await rows.filter({ hasText: 'Bea Dorn' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Steps' }).getByRole('listitem').filter({ hasText: 'Fill the template' })).toContainText(/Done.*\d s/);
  await expect(page.getByRole('region', { name: 'Made from' })).toContainText('Bea Dorn');
  await expect(page.getByRole('region', { name: 'Outputs' })).toContainText('Certificate Bea Dorn');
  const before = page.url();
  await page.getByRole('button', { name: 'Run again', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Other runs of the same data' })).toContainText('The run that this repeats');
  expect(page.url()).not.toBe(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.goto(`${workflow}/runs`);
  await expect(rows).toHaveCount(4);
  for (const name of ['Anna Berg', 'Bea Dorn']) await rows.filter({ hasText: name }).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Download outputs' }).click();
  await expect(page.getByText(/^2 files, /)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const zip = entriesOf(await downloaded(page, page.getByRole('link', { name: 'Download the zip' })));
  expect([...zip.keys()].sort()).toEqual(['Certificates/Grafting/Certificate Anna Berg.docx', 'Certificates/Grafting/Certificate Bea Dorn.docx']);
  expect(textOf(zip.get('Certificates/Grafting/Certificate Bea Dorn.docx'))).toMatch(/Certificate for Bea Dorn.*Grafting, 8 points/s);

  // What the runs made lies in the folder that the data name, and can be put into another.
  await page.goto('/dashboard/files');
  const files = page.getByRole('list', { name: 'Files, newest first' }).locator('> li');
  await expect(files.filter({ hasText: 'Certificate.docx' })).toHaveCount(1);
  await files.filter({ hasText: 'Anna Berg' }).getByRole('link', { name: 'Folder: Certificates/Grafting' }).click();
  await expect(page).toHaveURL(/folder=Certificates%2FGrafting/);
  await expect(files.filter({ hasText: 'Certificate.docx' })).toHaveCount(0);
  await expect(files).toHaveCount(3);
  const folder = page.getByRole('combobox', { name: 'Folder' });
  await expect(folder).toHaveValue('Certificates/Grafting');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox').fill('anna');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(files).toHaveCount(1);
  await expect(folder).toHaveValue('Certificates/Grafting');
  await files.getByRole('link', { name: 'Certificate Anna Berg.docx' }).click();
  await page.getByRole('textbox', { name: 'Folder' }).fill('Kept / 2026');
  await page.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('The file was moved.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Folder: Kept/2026' }).click();
  await expect(files).toHaveCount(1);
  await folder.selectOption('All folders');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(files.filter({ hasText: 'Certificate.docx' })).toHaveCount(1);
});

test('what was sent by hand is told as that, and an address that got out is replaced by one that takes data alone', async ({ page }) => {
  test.slow();
  const { address, workflow } = await begin(page, 'rita');
  await page.getByText('Send data by hand', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dora Ernst');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Received data', exact: true }).click();
  const events = page.getByRole('list', { name: 'Received data, newest first' }).locator('> li');
  await expect(events.first()).toContainText('By hand');
  await expect(events.last()).toContainText('Webhook');
  await page.getByText('Address for data').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'New address' }).click();
  await expect(page.getByText('The workflow has a new address. The old one takes nothing any more.')).toBeVisible();
  await expect.poll(async () => (await page.request.post(address, { data: {} })).status()).toBe(404);
  await page.getByRole('link', { name: 'See it in the setup' }).click();
  const field = page.getByRole('textbox', { name: 'Address', exact: true });
  await expect(field).not.toHaveValue(address);
  await post(page, await field.inputValue(), { Name: 'Eva Falk', Course: 'Pruning', Hours: 2 });
  await page.goto(`${workflow}/runs`);
  await expect(rowsOf(page).filter({ hasText: 'By hand' })).toContainText('Certificate Dora Ernst');
  await expect(rowsOf(page).filter({ hasText: 'Webhook' })).toContainText('Certificate Eva Falk');
});

test('of 25 rows of a CSV one is bad: it is named before anything starts, a reload finds how far the others are, and 24 runs are made', async ({ page }) => {
  test.slow();
  const { workflow } = await begin(page, 'carla');
  await page.goto(`${workflow}/runs`);
  await page.getByRole('link', { name: 'Documents from a CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents from a CSV' })).toBeVisible();
  await expectAccessible(page);
  const lines = Array.from({ length: 25 }, (_, index) => `Person ${index + 1},Grafting,${index + 1}${index === 12 ? ',one too many' : ''}`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'People.csv', mimeType: 'text/csv', buffer: Buffer.from(`Name,Course,Hours\r\n${lines.join('\r\n')}\r\n`) });
  await page.getByRole('button', { name: 'Look through it' }).click();
  await expect(page.getByText('24 rows become runs.')).toBeVisible();
  await expect(page.getByText('1 row is left out.')).toBeVisible();
  const found = page.getByRole('region', { name: 'What was found' });
  await expect(found.getByRole('listitem')).toHaveText('Line 14Left out · More cells than columns: one too many');
  await expect(page.getByRole('cell', { name: 'Certificate Person 1', exact: true })).toBeVisible();
  const refused = (await downloaded(page, page.getByRole('link', { name: 'Download the rows that were left out' }))).toString();
  expect(refused).toContain('Person 13,Grafting,13');
  expect(refused).not.toContain('Person 12');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Make 24 documents' }).click();
  const progress = page.getByRole('progressbar', { name: 'People.csv' });
  await expect(progress).toBeVisible();
  await page.reload();
  await expect(progress).toHaveAttribute('max', '24');
  // From here on nothing is reloaded: the page follows by itself.
  await expect(page.getByText('24 of 24 rows begun')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('24 finished')).toBeVisible({ timeout: 90_000 });
  await expect(progress).toHaveAttribute('value', '24');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'To the runs' }).click();
  await expect(rowsOf(page)).toHaveCount(24);
  await expect(rowsOf(page).filter({ hasText: 'CSV' }).filter({ hasText: 'Done' })).toHaveCount(24);
  await expect(rowsOf(page).filter({ hasText: 'Person 13' })).toHaveCount(0);
});
