import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { linkInMail, openMail } from './mailbox';
import { eventsOf, send, someone, statusOf } from './sender';

test('a signer who did not expect a request reports it, and gets no more mail from its sender; it can still be signed', async ({ page }) => {
  const anna = someone('anna');
  const signer = { name: 'Anna Berg', email: anna };
  const sent = await send({ signer, delivery: 'email', title: 'Investment' });
  await openMail(page, { to: anna, subject: 'Please sign: Investment' });
  const link = await linkInMail(page, '/sign/');
  await page.goto(link);
  await page.getByRole('link', { name: 'Not expected? Report it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Report this request' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'What is wrong? (optional)' }).fill('I know nobody there.');
  await expect(page.getByRole('checkbox', { name: 'No more mail from this sender' })).toBeChecked();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your report was sent' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your report was sent' })).toBeVisible();

  expect([await statusOf(sent), (await eventsOf(sent)).includes('request.reported')]).toEqual(['pending', true]);
  await expect(send({ signer, delivery: 'email' })).rejects.toThrow('recipient_unreachable');
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('reporting works too, and blocks nobody unless that is wished', async ({ page }) => {
    const anna = someone('anna');
    const signer = { email: anna };
    await send({ signer, delivery: 'email', title: 'Raffle' });
    await openMail(page, { to: anna, subject: 'Please sign: Raffle' });
    await page.goto(await linkInMail(page, '/sign/'));
    await page.getByRole('link', { name: 'Not expected? Report it' }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('checkbox', { name: 'No more mail from this sender' }).uncheck();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your report was sent' })).toBeVisible();
    expect((await send({ signer, delivery: 'email' })).status).toBe('pending');
  });

  test('the email’s own link reports as well', async ({ page }) => {
    const anna = someone('anna');
    await send({ signer: { email: anna }, delivery: 'email', title: 'Lottery' });
    await openMail(page, { to: anna, subject: 'Please sign: Lottery' });
    await page.goto(`${await linkInMail(page, '/sign/')}/report`);
    await expect(page.getByText('asks you to sign “Lottery”')).toBeVisible();
  });
});
