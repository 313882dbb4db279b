import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { newId } from '@/lib/core/ids';
import { mailTo } from '@/lib/testing/mail-reader';
import { startResendServer } from '@/lib/testing/mail-resend-server';
import { startSmtpServer } from '@/lib/testing/mail-smtp-server';
import { MailFailure } from './mail-failure';
import type { MailMessage } from './message';
import { isMailboxOn, mailProblem, sendMail } from './send-mail';

/** An email as it arrived, whichever way it went. */
type Arrived = { to: string[]; from: string; subject: string; html: string; text: string; headers: Record<string, string>; files: Record<string, Buffer> };
type Driver = { settings: () => Record<string, string>; arrived: (to: string) => Promise<Arrived[]> };

const smtp = await startSmtpServer();
const resend = await startResendServer();
const untouched = { ...env() };
afterAll(async () => {
  await smtp.stop();
  await resend.stop();
});
const use = (settings: Record<string, string>) => Object.assign(env(), { MAIL_FROM: 'Paraph <no-reply@paraph.example>', ...settings });
afterEach(() => {
  for (const name of ['RESEND_API_KEY', 'SMTP_URL'] as const) delete env()[name];
  Object.assign(env(), untouched);
  Object.assign(smtp.answers, { refuse: null, hangUp: false });
  Object.assign(resend.answers, { refuse: null, hangUp: false });
});

const drivers: Record<string, Driver> = {
  Resend: {
    settings: () => ({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url }),
    arrived: async (to) =>
      [...resend.emails.values()]
        .filter(({ body }) => body.to.includes(to))
        .map(({ body }) => ({
          ...body,
          headers: { ...body.headers, ...(body.reply_to ? { 'Reply-To': body.reply_to } : {}) },
          files: Object.fromEntries((body.attachments ?? []).map(({ filename, content }) => [filename, Buffer.from(content, 'base64')])),
        })),
  },
  SMTP: {
    settings: () => ({ SMTP_URL: smtp.url }),
    arrived: async (to) =>
      smtp.deliveries.filter((delivery) => delivery.to.includes(to)).map(({ raw, to: all, from }) => ({ ...parseMime(raw), to: all, from })),
  },
  'the development mailbox': {
    settings: () => ({}),
    arrived: async (to) =>
      (await mailTo(to)).map((mail) => ({
        ...mail,
        to: [mail.headers.To ?? ''],
        from: mail.headers.From ?? '',
        files: Object.fromEntries(mail.attachments.map(({ name, bytes }) => [name, bytes])),
      })),
  },
};

const letter = (changes: Partial<MailMessage> = {}): MailMessage => {
  const id = newId('eml');
  return {
    id,
    to: `${id.toLowerCase()}@signer.example`,
    subject: 'Müller asks: 署名',
    html: '<p>Grüße.</p>\n<p>.</p>',
    text: 'Grüße.\n.\nEnd',
    ...changes,
  };
};

describe.each(Object.entries(drivers))('%s', (_name, driver) => {
  beforeEach(() => void use(driver.settings()));
  const send = async (changes: Partial<MailMessage> = {}) => {
    const message = letter(changes);
    await sendMail(message);
    return { message, arrived: await driver.arrived(message.to) };
  };

  test('brings subject, both texts, reply address and who it comes from to the one recipient', async () => {
    const { message, arrived } = await send({ replyTo: 'sam@sender.example' });
    expect(arrived).toHaveLength(1);
    expect(arrived[0]).toMatchObject({ to: [message.to], subject: message.subject, headers: { 'Reply-To': 'sam@sender.example' } });
    expect(arrived[0]?.from).toContain('no-reply@paraph.example');
    expect(lines(arrived[0]?.html)).toBe(message.html);
    expect(lines(arrived[0]?.text)).toBe(message.text);
  });

  test('marks the email as automatic, names it, and hands further headers on', async () => {
    const { message, arrived } = await send({ headers: { 'List-Unsubscribe': '<https://sign.example.com/stop>' } });
    expect(arrived[0]?.headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'X-Entity-Ref-ID': message.id,
      'List-Unsubscribe': '<https://sign.example.com/stop>',
    });
  });

  test('brings attachments byte for byte under their names', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);
    const { arrived } = await send({ attachments: [{ name: 'Vertrag.pdf', mimeType: 'application/pdf', bytes }] });
    expect(Object.keys(arrived[0]?.files ?? {})).toEqual(['Vertrag.pdf']);
    expect(arrived[0]?.files['Vertrag.pdf']?.equals(bytes)).toBe(true);
  });

  test('lets no line break make a header or another recipient', async () => {
    const { arrived } = await send({ subject: 'Hello\r\nBcc: eve@evil.example\u2028', headers: { 'X-Note': 'a\r\nX-Evil: 1' } });
    expect(arrived[0]).toMatchObject({ subject: 'Hello Bcc: eve@evil.example', headers: { 'X-Note': 'a X-Evil: 1' } });
    expect(Object.keys(arrived[0]?.headers ?? {})).not.toContain('X-Evil');
    expect(await driver.arrived('eve@evil.example')).toEqual([]);
    for (const to of ['a@b.example\r\nBcc: eve@evil.example', 'a@b.example, eve@evil.example', 'A <a@b.example>', 'nobody', ''])
      await expect(sendMail(letter({ to })), to).rejects.toMatchObject({ name: 'MailFailure', retry: false });
    await expect(sendMail(letter({ replyTo: 'a@b.example\nBcc: eve@evil.example' }))).rejects.toMatchObject({ retry: false });
    await expect(sendMail(letter({ headers: { 'X-A: 1\r\nBcc': 'eve@evil.example' } }))).rejects.toMatchObject({ retry: false });
    expect(await driver.arrived('eve@evil.example')).toEqual([]);
  });

  test('cuts a subject that is too long, between characters', async () => {
    const { arrived } = await send({ subject: '𠮷'.repeat(300) });
    expect(arrived[0]?.subject).toBe(`${'𠮷'.repeat(199)}…`);
  });

  test('keeps the same name through a repeat', async () => {
    const { message } = await send();
    await sendMail(message);
    const arrived = await driver.arrived(message.to);
    expect(new Set(arrived.map(({ headers }) => headers['Message-ID'] ?? headers['X-Entity-Ref-ID'])).size).toBe(1);
  });
});

describe('Resend', () => {
  beforeEach(() => void use({ RESEND_API_KEY: 're_test', RESEND_BASE_URL: `${resend.url}/` }));

  test('gets its key, and the id as Idempotency-Key and tag', async () => {
    const message = letter();
    const { providerId } = await sendMail(message);
    expect(resend.requests.at(-1)).toMatchObject({ key: message.id, authorization: 'Bearer re_test', body: { tags: [{ name: 'email', value: message.id }] } });
    expect(providerId).toBe(resend.emails.get(message.id)?.id);
  });

  test('an email that it took before in another wording counts as sent', async () => {
    const message = letter();
    await sendMail(message);
    expect(await sendMail({ ...message, text: 'another' })).toEqual({ providerId: null });
    expect(resend.emails.get(message.id)?.body.text).toBe(message.text);
  });

  test.each([
    [422, { name: 'validation_error', statusCode: 422, message: 'Invalid `to` field.' }, false],
    [400, { name: 'validation_error', statusCode: 400, message: 'No.' }, false],
    [403, { name: 'invalid_api_key', statusCode: 403, message: 'API key is invalid' }, true],
    [409, { name: 'concurrent_idempotent_requests', statusCode: 409, message: 'In progress' }, true],
    [429, { name: 'rate_limit_exceeded', statusCode: 429, message: 'Too many requests' }, true],
    [500, { name: 'internal_server_error', statusCode: 500, message: 'Ouch' }, true],
    [502, '<html>Bad gateway</html>', true],
  ])('a refusal with %i says whether to try again', async (status, body, retry) => {
    resend.answers.refuse = { status, body };
    await expect(sendMail(letter())).rejects.toMatchObject({ name: 'MailFailure', retry, message: expect.stringMatching(/^Resend: ./) });
  });

  test('a line that breaks, and a server that is not there, are tried again', async () => {
    resend.answers.hangUp = true;
    await expect(sendMail(letter())).rejects.toMatchObject({ retry: true });
    use({ RESEND_BASE_URL: 'http://127.0.0.1:9' });
    await expect(sendMail(letter())).rejects.toMatchObject({ retry: true });
  });
});

describe('SMTP', () => {
  beforeEach(() => void use({ SMTP_URL: smtp.url }));

  test('carries the id in the Message-ID, and the sender in the envelope', async () => {
    const message = letter();
    expect(await sendMail(message)).toEqual({ providerId: `<${message.id}@localhost>` });
    const delivery = smtp.deliveries.at(-1);
    expect(delivery?.from).toBe('no-reply@paraph.example');
    expect(parseMime(delivery?.raw ?? '').headers['Message-ID']).toBe(`<${message.id}@localhost>`);
  });

  test.each([
    ['RCPT', '550 5.1.1 No such user', false],
    ['.', '552 5.3.4 Too large', false],
    ['RCPT', '451 4.7.1 Greylisted', true],
    ['MAIL', '530 5.7.0 Authentication required', true],
    ['MAIL', '421 4.3.2 Shutting down', true],
  ])('the answer to %s of "%s" says whether to try again', async (command, answer, retry) => {
    smtp.answers.refuse = { command, answer };
    await expect(sendMail(letter())).rejects.toMatchObject({ name: 'MailFailure', retry, message: expect.stringContaining(answer) });
  });

  test('a line that breaks, and a server that is not there, are tried again', async () => {
    smtp.answers.hangUp = true;
    await expect(sendMail(letter())).rejects.toMatchObject({ retry: true });
    use({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await expect(sendMail(letter())).rejects.toMatchObject({ retry: true });
  });
});

describe('the way is chosen by what is set', () => {
  const settings = (changes: object) => ({ BASE_URL: 'http://localhost:3000', ...changes });
  test.each(['http://localhost:3000', 'http://127.0.0.1', 'https://127.8.8.8', 'http://[::1]:80', 'http://app.localhost'])('mailbox at %s', (BASE_URL) => {
    expect([isMailboxOn({ BASE_URL }), mailProblem({ BASE_URL })]).toEqual([true, null]);
  });
  test.each(['https://sign.example.com', 'http://10.0.0.1', 'http://localhost.example.com', 'http://127.0.0.1.nip.io'])('a sentence at %s', (BASE_URL) => {
    expect(isMailboxOn({ BASE_URL })).toBe(false);
    expect(mailProblem({ BASE_URL })).toMatch(/RESEND_API_KEY or SMTP_URL/);
    expect(mailProblem({ BASE_URL, SMTP_URL: 'smtp://relay.example' })).toBeNull();
  });
  test('a provider turns the mailbox off', () => {
    expect(isMailboxOn(settings({ RESEND_API_KEY: 're_x' }))).toBe(false);
    expect(isMailboxOn(settings({ SMTP_URL: 'smtp://relay.example' }))).toBe(false);
  });
  test('nothing is sent where nothing is set', async () => {
    use({ BASE_URL: 'https://sign.example.com' });
    await expect(sendMail(letter())).rejects.toThrow(/RESEND_API_KEY or SMTP_URL/);
    await expect(sendMail(letter())).rejects.not.toBeInstanceOf(MailFailure);
  });
});

const lines = (text = '') => text.replaceAll('\r\n', '\n').trimEnd();

/** Enough of MIME for what nodemailer makes. */
function parseMime(raw: string): Omit<Arrived, 'to' | 'from'> {
  const { headers, body } = splitPart(raw);
  const leaves = leavesOf(headers, body);
  const leaf = (type: string) => leaves.find((each) => !each.name && each.type === type)?.bytes.toString('utf8') ?? '';
  const files = Object.fromEntries(leaves.flatMap(({ name, bytes }) => (name ? [[name, bytes] as const] : [])));
  return { subject: decodeWords(headers.Subject ?? ''), headers, html: leaf('text/html'), text: leaf('text/plain'), files };
}

function leavesOf(headers: Record<string, string>, body: string): { type: string; name: string | undefined; bytes: Buffer }[] {
  const type = headers['Content-Type'] ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => {
        const inner = splitPart(part.replace(/^\r\n/, ''));
        return leavesOf(inner.headers, inner.body);
      });
  const encoding = headers['Content-Transfer-Encoding'];
  const quoted = (text: string) =>
    Buffer.from(
      text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    );
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : encoding === 'quoted-printable' ? quoted(body) : Buffer.from(body);
  return [{ type: type.split(';')[0] ?? '', name: /filename="?([^";]+)"?/.exec(headers['Content-Disposition'] ?? '')?.[1], bytes }];
}

function splitPart(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return {
    headers: Object.fromEntries(head.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])),
    body: raw.slice(end + 4),
  };
}

const decodeWords = (text: string) =>
  text.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind, word) =>
    (kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64')
      : Buffer.from(
          word.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (_m: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        )
    ).toString('utf8'),
  );
