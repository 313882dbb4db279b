import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { mailHtml, openMail } from './mailbox';
import { send, statusOf } from './sender';

const ownTitle = () => `Lease ${randomUUID().slice(0, 8)}`;

test('a signer declines with a reason; the request ends, and the sender reads the reason', async ({ page }) => {
  const title = ownTitle();
  const sent = await send({ title });
  await page.goto(sent.signer_link);
  const opener = page.getByRole('button', { name: 'Decline to sign' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Decline to sign' });
  await expect(dialog).toContainText('The request ends and cannot be opened again.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await statusOf(sent)).toBe('pending');

  await opener.click();
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('The rent is <b>not</b> what we agreed.\nPlease call me.');
  await dialog.getByRole('button', { name: 'Decline and end the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await statusOf(sent)).toBe('cancelled');
  await page.goto(sent.signer_link);
  await expect(page.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
  await expect(page).toHaveTitle(`You declined · ${title} · Paraph`);
  await page.goto(sent.status_link);
  await expect(page.getByText('Declined: the document will not be signed.')).toBeVisible();
  await expect(page.getByText('Anna Berg declined', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`Signature request · ${title} · Paraph`);

  await openMail(page, { to: '@sender.example', subject: `Declined: ${title}` });
  const html = await mailHtml(page);
  expect(html).toContain('The rent is &lt;b&gt;not&lt;/b&gt; what we agreed.');
  expect(html).toContain('Please call me.');
  await page.getByRole('link', { name: 'Plain text' }).click();
  await expect(page.getByText('Please call me.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'All emails' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('declining works too, with and without a reason', async ({ page }) => {
    const title = ownTitle();
    const sent = await send({ title });
    await page.goto(sent.signer_link);
    await page.getByText('Decline to sign', { exact: true }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Decline and end the request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
    expect(await statusOf(sent)).toBe('cancelled');
    await openMail(page, { to: '@sender.example', subject: `Declined: ${title}` });
    expect(await mailHtml(page)).toContain('No reason was given.');

    const second = ownTitle();
    await page.goto((await send({ title: second })).signer_link);
    await page.getByText('Decline to sign', { exact: true }).click();
    await page.getByLabel('Reason (optional)').fill('Not my flat.');
    await page.getByRole('button', { name: 'Decline and end the request' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible();
    await openMail(page, { to: '@sender.example', subject: `Declined: ${second}` });
    expect(await mailHtml(page)).toContain('Not my flat.');
  });
});
