import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey';
import { attachmentOf, linkInMail, openMail } from './mailbox';
import { someone } from './sender';
import { signIn } from './sign-in';
import { offerTemplate } from './template';

// An address is mistyped once, and a secret is not replaced twice in a day.
test.use({ baseURL: process.env.BASE_URL, refusals: [400, 409] });

const docx = { name: 'Offer 2026.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' };

type Arrived = { headers: IncomingHttpHeaders; body: string };

/** A service on this machine that takes what it is told, or does not. */
async function receiver() {
  const arrived: Arrived[] = [];
  const say = { status: 200, answer: 'thanks' };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(say.status, { 'x-receiver': 'of the journey' }).end(say.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, arrived, say, close: () => server.close() };
}

async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/dashboard/workflows');
  await page.getByRole('textbox', { name: 'Name of the workflow' }).fill(name);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
  await page.locator('input[type=file]').setInputFiles({ ...docx, buffer: Buffer.from(offerTemplate()) });
  await expect(page.getByRole('link', { name: 'Offer 2026.docx' }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Make a PDF of it' }).uncheck();
  return page.getByRole('textbox', { name: 'Address', exact: true }).inputValue();
}

test('another service is told, tried, refused, and told once more; and what it was told can be proven', async ({ page, context }) => {
  test.slow();
  const service = await receiver();
  await signIn(page, someone('delia'));
  const source = await begin(page, 'Told');
  const post = async () =>
    expect(
      (
        await context.request.post(source, {
          data: { 'Customer Name': 'Anna Berg', Discount: '5 %', 'Valid until': '2026-12-31', Items: [{ name: 'Chair', price: 40 }] },
        })
      ).status(),
    ).toBe(202);
  await post();
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();

  const address = page.getByRole('textbox', { name: 'Tell another service' });
  await address.fill('http://example.com/hooks');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('Give an https address that can be reached from outside.')).toBeVisible();
  await address.fill(service.url);
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('It is told of each run.')).toBeVisible();

  await page.getByRole('button', { name: 'Send a test event' }).click();
  await expect(page.getByText(/^Answered 200, after/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer' })).toHaveText(/thanks/);
  expect(JSON.parse(service.arrived[0]?.body ?? '{}').type).toBe('ping');

  await page.getByText('Secret', { exact: true }).click();
  await page.getByRole('button', { name: 'Show the secret' }).click();
  const secret = page.getByRole('textbox', { name: 'Secret for signatures' });
  const first = await secret.inputValue();
  expect(first).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'Replace the secret' }).click();
  await expect(page.getByText('The new secret is in force. Give it to the receiver.')).toBeVisible();
  await expect(secret).not.toHaveValue(first);
  await expect(page.getByText('The secret before also signs until')).toBeVisible();
  await page.getByRole('button', { name: 'Replace the secret' }).click();
  await expect(page.getByText('It was replaced within the last 24 hours.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  service.say.status = 500;
  service.say.answer = 'not today';
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  await post();
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  const log = page.getByRole('list', { name: 'Deliveries, newest first' });
  // The pause after the second attempt is five minutes: until then a worker is at it.
  const done = log.getByRole('listitem').filter({ hasText: 'Run done' });
  await expect(done.getByText('2 attempts')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await done.getByRole('link', { name: /Run done/ }).click();
  await expect(page.getByText('Answered 500, after', { exact: false })).toHaveCount(2);
  await expect(page.getByText('not today').first()).toBeVisible();
  await expect(page.getByText('x-receiver: of the journey').first()).toBeVisible();
  const sent = service.arrived.filter(({ body }) => JSON.parse(body).type === 'automation.completed').at(-1) as Arrived;
  await expect(page.getByRole('region', { name: 'Request' }).first()).toContainText(String(sent.headers['webhook-signature']).slice(0, 40));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  service.say.status = 204;
  const again = page.getByRole('button', { name: 'Send once more' });
  for (let presses = 0; presses < 30 && !(await again.evaluate((button) => button === document.activeElement)); presses += 1) await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answered 204, after', { exact: false })).toBeVisible();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  const replayed = service.arrived.at(-1) as Arrived;
  expect([replayed.headers['webhook-id'], replayed.headers['webhook-replay']]).toEqual([sent.headers['webhook-id'], 'true']);

  await page.getByRole('link', { name: 'All deliveries' }).click();
  await page.getByRole('link', { name: 'Set up', exact: true }).click();
  await page.getByText('Check a signature').click();
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => `${name}: ${replayed.headers[name]}`).join('\n');
  await page.getByRole('textbox', { name: 'Headers that arrived' }).fill(headers);
  await page.getByRole('textbox', { name: 'Body that arrived' }).fill(replayed.body);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Signed with this secret.', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Body that arrived' }).fill(replayed.body.replace('automation.completed', 'automation.failed'));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('We sent this signature, but with another body.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  service.close();
});

test('the outputs of a run arrive by email, at the address that came with the data', async ({ page, context }) => {
  test.slow();
  await signIn(page, someone('emil'));
  const source = await begin(page, 'Mailed');
  const recipient = `anna-${process.pid}-${Date.now()}@customer.example`;
  const values = {
    'Customer Name': 'Anna Berg',
    'Customer Email': recipient,
    Discount: '5 %',
    'Valid until': '2026-12-31',
    Items: [{ name: 'Chair', price: 40 }],
  };
  await context.request.post(source, { data: values });
  await expect(page.getByText('Complete: everything that the templates ask for is in the data.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Send the outputs by email' }).check();
  await expect(page.getByText('Give an address, or a tag that is filled with one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('{{Customer Email}}, by phone');
  await expect(page.getByText(`With the example it goes to ${recipient}`)).toBeVisible();
  await expect(page.getByText('This is no address: by phone')).toBeVisible();
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('{{Customer Email}}');
  await expect(page.getByText('This is no address', { exact: false })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Subject' }).fill('Offer for {{Customer Name}}');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Dear {{Customer Name}}, here it is.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On. Data that come in make these documents.')).toBeVisible();
  const setup = page.url();
  expect((await context.request.post(source, { data: { ...values, 'Customer Name': 'Anna B.' } })).status()).toBe(202);
  await openMail(page, { to: recipient, subject: 'Offer for Anna B.' });
  expect(
    Buffer.from(await attachmentOf(page, 'Offer 2026.docx'))
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');

  // Its reader wants no more of these, and says so by the letter's own link; the sender reads it at the run.
  await page.goto(await linkInMail(page, '/stop/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Get no more of these emails' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'These emails have stopped' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${setup}/runs`);
  await page.getByRole('list', { name: 'Runs, newest first' }).getByRole('link').first().click();
  const emails = page.getByRole('region', { name: 'Emails' });
  await expect(emails).toContainText(recipient);
  await expect(emails).toContainText('This address wants no more emails of this account.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
