import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { someone } from './sender';
import { signIn } from './sign-in';
import { offerTemplate } from './template';

// A broken tag is refused, and so is what somebody else was quicker with.
test.use({ baseURL: process.env.BASE_URL, refusals: [400, 409] });

const docx = { name: 'Offer 2026.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };
const posted = {
  'Customer Name': 'Anna Berg',
  Discount: '5 %',
  'Valid until': '2026-12-31',
  Items: [
    { name: 'Chair', price: 40 },
    { name: 'Table', price: 90 },
  ],
};

test('a workflow is begun, fed, turned on, run, changed as a draft and published', async ({ page, context }) => {
  test.slow();
  await signIn(page, someone('wanda'));
  await page.goto('/dashboard/workflows');
  await expect(page.getByText('There are no workflows yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill('Offers');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeAttached();
  await expect(page.getByText('1 thing is missing')).toBeVisible();
  await expectAccessible(page);

  await page.locator('input[type=file]').setInputFiles({ ...docx, buffer: Buffer.from(offerTemplate()) });
  await expect(page.getByRole('link', { name: 'Offer 2026.docx' }).first()).toBeVisible();
  await expect(page.getByText('what the templates ask for: Customer Name', { exact: false })).toBeVisible();
  const address = await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
  const post = async () => expect((await context.request.post(address, { data: posted })).status()).toBe(202);
  // By hand first: what is no object is not sent.
  await page.getByText('Send data by hand', { exact: true }).click();
  const data = page.getByRole('textbox', { name: 'Data as one JSON object' });
  await data.fill('Anna Berg');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('This is no JSON object.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await data.fill(JSON.stringify(posted));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  // It was listening.
  await expect(page.getByRole('definition').filter({ hasText: 'Anna Berg' })).toBeVisible();
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();

  const output = page.getByRole('textbox', { name: 'Name of the output' });
  await output.fill('Offer for {{Customer Nam');
  await output.blur();
  await expect(output).toHaveAttribute('aria-invalid', 'true');
  await expect(output).toHaveValue('Offer for {{Customer Nam');
  await output.fill('Offer for {{Customer Name}}');
  await output.blur();
  await expect(output).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(output).toHaveValue('Offer 2026');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(output).toHaveValue('Offer for {{Customer Name}}');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('checkbox', { name: 'Keep only the PDF' }).check();
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  await expect(page.getByText('Offer 2026.docx: what is kept')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Published. From now on this is what runs.')).toBeVisible();

  await post();
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Runs, newest first' }).getByText(/Done|Failed/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Runs, newest first' }).getByRole('link').first().click();
  await page.waitForURL(/\/runs\/aut_/);
  await expect(page.getByText('Offer for Anna Berg').first()).toBeVisible();
  await expectAccessible(page);
});

test('two tabs at one place: nobody’s words are lost, and who comes second chooses', async ({ page, context }) => {
  await signIn(page, someone('wendel'));
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill('Letters');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeAttached();
  const other = await context.newPage();
  await other.goto(page.url());
  const [mine, theirs] = [page, other].map((tab) => tab.getByRole('textbox', { name: 'Name of the workflow' }));
  // What is typed here arrives after what is typed there, as from a train in a tunnel.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/draft', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await mine?.fill('Mine');
  await theirs?.fill('Theirs');
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      other.evaluate(
        async (address) => (await (await fetch(address)).json()).draft.name,
        `/dashboard/data${new URL(page.url()).pathname.slice('/dashboard'.length)}/draft`,
      ),
    )
    .toBe('Theirs');
  release();
  const refused = (tab: Page) => tab.getByText('Somebody changed the same thing meanwhile');
  await expect(refused(page)).toBeVisible();
  await expect(mine as Locator).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine' }).click();
  for (const name of [mine, theirs]) await expect(name as Locator).toHaveValue('Mine');
  await page.getByText('Archive this workflow').click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Workflows, newest first' }).getByText('Archived')).toBeVisible();
});
