import { downloaded, expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { linkInMail, openMail } from './mailbox';
import { create, makeKey, type Sent, someone } from './sender';
import { signByName, signPlainly } from './sign';
import { signIn } from './sign-in';

const base = () => process.env.BASE_URL ?? '';

const ask = (key: string, title: string, signer: string, delivery: 'email' | 'link'): Promise<Sent> =>
  create({ title, document: { markdown: 'Please sign.' }, signer: { name: 'Anna Berg', email: signer }, delivery }, key);

test('from the list to a request’s page: it is opened, signed and downloaded while one looks on', async ({ page, context }) => {
  test.slow();
  const [kim, anna] = [someone('kim'), someone('anna')];
  const key = await makeKey(kim);
  await signIn(page, kim, '');
  await ask(key, 'Lease', anna, 'email');
  await page.goto(`${base()}/dashboard/requests`);
  await page.getByRole('link', { name: 'Lease' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lease' })).toBeVisible();
  await expect(page.getByText(/The email to Anna Berg left today at/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(page.getByText('The request was created by')).toBeVisible();
  expect(await page.content()).not.toContain('/sign/');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const signer = await context.newPage();
  await openMail(signer, { to: anna, subject: 'Please sign: Lease' });
  await signer.goto(await linkInMail(signer, '/sign/'));
  // Opened is what somebody has who reads on.
  await signer.getByRole('heading', { level: 1 }).click();
  await expect(page.getByText(/Anna Berg opened it today at .* and has not signed/)).toBeVisible();
  await signByName(signer);
  await expect(page.getByText(/^Anna Berg signed today at/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Certificate, page 1 of/ })).toBeAttached();
  expect((await downloaded(page, page.getByRole('link', { name: 'Download signed PDF' }))).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessible(page);
});

test('reminding and withdrawing lead back to the page; home tells of it, and a stranger’s request is not there', async ({ page }) => {
  test.slow();
  const [kim, anna] = [someone('kim'), someone('anna')];
  const key = await makeKey(kim);
  await signIn(page, kim, '');
  const { request_id } = await ask(key, 'Wrong paper', anna, 'email');
  await page.goto(`${base()}/dashboard/requests/${request_id}`);
  await page.getByRole('button', { name: 'Remind Anna Berg' }).click();
  await expect(page.getByText('The reminder is on its way to the signer.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/dashboard/requests/${request_id}\\?done=reminded$`));
  await page.getByText('Withdraw', { exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page.getByText(/^It was withdrawn today at/)).toBeVisible();
  await page.goto(`${base()}/dashboard`);
  await expect(page.getByRole('region', { name: 'Lately' }).getByText(/withdrew Wrong paper/)).toBeVisible();
  await expectAccessible(page);
  const other = await ask(await makeKey(someone('eve')), 'Secret', anna, 'email');
  for (const id of [other.request_id, 'f'.repeat(32), 'nothing']) {
    const answer = await page.request.get(`${base()}/dashboard/requests/${id}`);
    expect([id, answer.status()]).toEqual([id, 404]);
    expect(await answer.text()).not.toMatch(/Secret|Anna Berg/);
  }
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the page shows document, link and acts, and withdraws', async ({ page }) => {
    const [kim, anna] = [someone('kim'), someone('anna')];
    const key = await makeKey(kim);
    await signIn(page, kim, '');
    const sent = await ask(key, 'Offer', anna, 'link');
    const gone = await ask(key, 'Gone', anna, 'link');
    await page.goto(`${base()}/dashboard/requests/${sent.request_id}`);
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
    const link = await page.getByRole('textbox', { name: 'Link for Anna Berg' }).inputValue();
    expect(link).not.toBe(sent.signer_link);
    await page.goto(link);
    await signPlainly(page, 'Anna Berg');
    await page.goto(`${base()}/dashboard/requests/${sent.request_id}`);
    await expect(page.getByText(/^Anna Berg signed on/)).toBeVisible();
    await page.goto(`${base()}/dashboard/requests/${gone.request_id}`);
    await page.getByText('Withdraw', { exact: true }).click();
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(page.getByText(/^It was withdrawn on/)).toBeVisible();
  });
});
