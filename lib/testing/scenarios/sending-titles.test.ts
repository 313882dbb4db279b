import { describe, expect, test } from 'vitest';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { makeAccount } from '../account';
import { confirmTokenOf, createKeyless } from '../keyless';
import { outside } from '../outside-server';
import { deliverMails } from '../request-mails';
import { createRequest } from '../signing';
import { readyPage } from './signed-document';
import { refusalOf } from './traces';

const byMail = { delivery: 'email' };
const untitled = (pdf: Uint8Array) => ({ title: undefined, document: { pdf_base64: Buffer.from(pdf).toString('base64') } });

/** The first mail that arrived about a request. */
async function mailAbout(requestId: string) {
  const [mail] = await deliverMails(requestId);
  if (!mail) throw new Error('No mail arrived');
  return { ...mail, headers: mail.headers as Record<string, string> };
}

/** A subject is one line that a mail program shows as it is, and there is one recipient. */
async function expectSafeMail(requestId: string, recipient = 'anna@signer.example') {
  const mail = await mailAbout(requestId);
  expect(mail.recipient).toBe(recipient);
  expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
  expect(mail.subject.length).toBeLessThanOrEqual(200);
  expect(Object.keys(mail.headers).map((name) => name.toLowerCase())).not.toEqual(expect.arrayContaining([expect.stringMatching(/^b?cc$/)]));
  expect(Object.values(mail.headers).join('')).not.toMatch(/[\r\n]/);
  return mail;
}

describe('scenario 4: titles that would break a header or a page are refused, and nothing is left', () => {
  test.each([
    ['of 201 characters', 'x'.repeat(201), 'too_long'],
    ['of 201 emoji', '😀'.repeat(201), 'too_long'],
    ['of 300 characters of Japanese', '契'.repeat(300), 'too_long'],
    ['with a header after a line break', 'Lease\r\nBcc: eve@evil.example', 'invisible_characters'],
    ['with a line feed', 'Lease\nagreement', 'invisible_characters'],
    ['with a tab', 'Lease\tagreement', 'invisible_characters'],
    ['with a NUL', 'Lease\u0000', 'invisible_characters'],
    ['with a line separator', 'Lease\u2028Bcc: eve@evil.example', 'invisible_characters'],
    ['with the control for a next line', 'Lease\u0085Bcc: eve@evil.example', 'invisible_characters'],
    ['with a bidirectional override', 'Lease \u202efdp.exe', 'invisible_characters'],
    ['of nothing but spaces', ' \u3000 ', 'empty'],
  ])('a title %s is 400', async (_, title, code) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { ...byMail, title }))).toEqual([400, 'bad_request', `title ${code}`]);
    expect(await refusalOf(() => createKeyless({ title }))).toEqual([400, 'bad_request', `title ${code}`]);
  });

  test('a title is needed with markdown', async () => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { title: undefined }))).toEqual([400, 'bad_request', 'title required']);
  });
});

describe('scenario 4: what is a title stays one line, and short, in the mail that arrives', () => {
  test.each([
    ['of 200 characters', 'Lease of the flat at the corner '.repeat(7).slice(0, 200).trim()],
    ['of 200 emoji', '👩🏽‍💻'.repeat(50)],
    ['that looks like a header', 'Bcc: eve@evil.example'],
    ['that looks like an encoded word', '=?utf-8?B?QmNjOiBldmU=?='],
    ['of right-to-left words', 'عقد إيجار الشقة'],
    ['of markup', '<script>alert(1)</script> & "Lease"'],
    ['of patterns', '{title} %s $& {{x}}'],
  ])('%s', async (_, title) => {
    const { key } = await makeAccount();
    const { status, json } = await createRequest(key, { ...byMail, title });
    expect([status, json.error]).toEqual([201, undefined]);
    const mail = await expectSafeMail(json.request_id);
    expect([...mail.subject].length).toBeLessThan(150);
    expect(mail.html).not.toContain('<script>alert');
    const shown = mail.subject.replace(/[\u2068\u2069]/g, '');
    expect(shown).toContain([...title].slice(0, 12).join(''));
    // Cut between what readers see as characters, never within one.
    if (title.includes('\u200d')) expect(shown.replaceAll('👩🏽‍💻', '')).not.toMatch(/👩|🏽|💻|\u200d/u);
  });

  test('a request without a key asks for its confirmation under a subject that holds none of the caller’s words', async () => {
    const { json } = await createKeyless({
      title: 'URGENT invoice: pay at https://pay.example or evil.example/now',
      sender: { name: 'Kim', email: 'kim-4@sender.example' },
    });
    const mail = await expectSafeMail(json.request_id, 'kim-4@sender.example');
    expect(mail.subject).not.toMatch(/URGENT|Kim|pay/);
    expect(`${mail.text}${mail.html}`).not.toMatch(/pay\.example|evil\.example/);
    expect(await confirmTokenOf(json.request_id)).toMatch(/^[\w-]{66}$/);
  });

  test('a PDF’s own title comes to one line of at most 200 characters', async () => {
    const { key } = await makeAccount();
    const pdf = await pdfOf([{}], (document) => document.setTitle(`Lease\r\nBcc: eve@evil.example\u202e ${'very '.repeat(80)}long`));
    const { json } = await createRequest(key, { ...byMail, ...untitled(pdf) });
    const mail = await expectSafeMail(json.request_id);
    expect(mail.subject).toContain('Lease Bcc: eve@evil.example very very');
    const linked = await createRequest(key, untitled(pdf));
    const { title } = await readyPage(linked.json.signer_link);
    expect(title).toMatch(/^Lease Bcc: eve@evil\.example very/);
    expect([...title].length).toBeLessThanOrEqual(200);
    expect(title).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('a file’s name from another server comes to one line too, and a PDF without either is a “Document”', async () => {
    const pdf = Buffer.from(await pdfOf([{}]));
    const name = encodeURIComponent(`Lease\r\nBcc: eve@evil.example ${'x'.repeat(300)}.pdf`);
    await outside({
      hosts: ['files.example.com'],
      answer: ({ url }, response) => {
        if (url === '/named') response.setHeader('content-disposition', `attachment; filename*=UTF-8''${name}`);
        response.end(pdf);
      },
    });
    const { key } = await makeAccount();
    const from = (path: string) => createRequest(key, { ...byMail, title: undefined, document: { pdf_url: `https://files.example.com/${path}` } });
    const named = await expectSafeMail((await from('named')).json.request_id);
    expect(named.subject).toContain('Lease Bcc: eve@evil.example xxx');
    expect((await expectSafeMail((await from('unnamed')).json.request_id)).subject).toContain('Document');
  });
});
