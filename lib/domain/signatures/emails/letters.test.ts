import { describe, expect, test } from 'vitest';
import { formatDateTime } from '@/lib/core/i18n/format';
import { languages, localeOf } from '@/lib/core/i18n/languages';
import type { RenderedEmail } from '@/lib/domain/mail/rendered-email';
import { messagesFor } from '@/lib/words/messages';
import { cancelledEmail } from './cancelled';
import { confirmRequestEmail } from './confirm-request';
import { declinedEmail } from './declined';
import { expiredEmail } from './expired';
import type { LetterFacts } from './letter-facts';
import { reminderEmail } from './reminder';
import { senderSignsFirstEmail } from './sender-signs-first';
import { signedCopyEmail } from './signed-copy';
import { signedSenderEmail } from './signed-sender';
import { signingLinkEmail } from './signing-link';

const link = 'https://sign.example.net/sign/WnVrdW5mdC_x-1';
const reportLink = 'https://sign.example.net/report/UmVwb3J0';
const statusLink = 'https://sign.example.net/status/U3RhdHVz?k=abc';
const expiresAt = new Date('2026-12-05T14:05:00Z');
const signedAt = new Date('2026-11-28T09:12:44Z');
const linkExpiresAt = new Date('2026-11-22T14:05:00Z');

const facts: LetterFacts = {
  language: 'en',
  title: 'Consulting agreement',
  signer: { name: 'Björn Lindqvist', email: 'bjorn@signer.example' },
  sender: { name: 'Anna Berg', email: 'anna@sender.example', verified: true },
  owner: null,
  expiresAt,
};
const unverified: LetterFacts = {
  ...facts,
  sender: { ...facts.sender, verified: false },
  owner: { name: 'Nordlicht AG', email: 'ops@owner.example', verified: true },
};
const hostile: LetterFacts = {
  ...facts,
  title: `<img src=x onerror=alert(1)> "x" \u202e www.evil-bank.example ${'👩‍👩‍👧'.repeat(20)}\r\nBcc: y`,
  signer: { name: '<b>محمد</b>', email: 'bjorn@signer.example' },
  sender: { ...facts.sender, name: `"><script>x</script>${'Wolfe'.repeat(20)}` },
};

type Case = { make: (letter: LetterFacts) => Promise<RenderedEmail>; links: string[]; at: Date | null; answersTo: 'asker' | 'nobody' };

/** Every letter, the links that it must hold (the button's first), the time that it must name. */
const letters: Record<string, Case> = {
  signingLink: {
    make: (letter) => signingLinkEmail({ ...letter, message: 'Hello\n<i>you</i> evil.example', link, reportLink }),
    links: [link, reportLink],
    at: expiresAt,
    answersTo: 'asker',
  },
  reminder: { make: (letter) => reminderEmail({ ...letter, message: null, link, reportLink }), links: [link, reportLink], at: expiresAt, answersTo: 'asker' },
  senderSignsFirst: { make: (letter) => senderSignsFirstEmail({ ...letter, link }), links: [link], at: expiresAt, answersTo: 'nobody' },
  confirmRequest: {
    make: (letter) => confirmRequestEmail({ ...letter, link, reportLink, linkExpiresAt }),
    links: [link, reportLink],
    at: linkExpiresAt,
    answersTo: 'nobody',
  },
  signedSender: {
    make: (letter) => signedSenderEmail({ ...letter, signedAt, attached: true, downloadLink: link, statusLink }),
    links: [link, statusLink],
    at: signedAt,
    answersTo: 'nobody',
  },
  signedCopy: {
    make: (letter) => signedCopyEmail({ ...letter, signedAt, attached: false, downloadLink: link }),
    links: [link],
    at: signedAt,
    answersTo: 'asker',
  },
  declined: {
    make: (letter) => declinedEmail({ ...letter, by: 'signer', reason: 'No.\n<img src=x onerror=alert(1)>', statusLink }),
    links: [statusLink],
    at: null,
    answersTo: 'nobody',
  },
  cancelled: { make: cancelledEmail, links: [], at: null, answersTo: 'asker' },
  expired: { make: (letter) => expiredEmail({ ...letter, statusLink }), links: [statusLink], at: expiresAt, answersTo: 'nobody' },
};

const hrefsOf = (html: string) => [...html.matchAll(/<a\b[^>]*?href="([^"]*)"/g)].map(([, href]) => href);
const decoded = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
const wordsOf = (html: string) =>
  decoded(
    bodyOf(html)
      .replace(/<!--.*?-->/g, '')
      .replace(/<[^>]+>/g, ''),
  );

describe.each(Object.entries(letters))('%s', (_name, { make, links, at, answersTo }) => {
  test.each(languages)('%s: both forms carry sender, signer, title, time and every link, and nothing is left to fill in', async (language) => {
    const { subject, html, text } = await make({ ...facts, language });
    expect(subject).not.toMatch(/\n/);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(html).toContain(`<html lang="${localeOf(language)}"`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(hrefsOf(html).map((href) => decoded(href ?? ''))).toEqual(links);
    expect([...html.matchAll(/class="button button-words"/g)]).toHaveLength(links.length ? 1 : 0);
    for (const href of links) expect(text.split('\n')).toContain(href);
    for (const words of [text, wordsOf(html)]) {
      for (const value of ['Anna Berg', 'anna@sender.example', 'Björn Lindqvist', 'bjorn@signer.example', 'Consulting agreement'])
        expect(words).toContain(value);
      if (at) expect(words).toContain(formatDateTime(at, language, 'UTC'));
      if (links[0]) expect(words, 'the address below the button').toContain(links[0]);
      expect(words).not.toMatch(/\{\w+\}|undefined|\bnull\b|\[object/);
    }
  });

  test('names and titles stay text, whatever they are made of', async () => {
    const { subject, html, text } = await make(hostile);
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(subject.length).toBeLessThanOrEqual(200);
    expect(html).not.toMatch(/<(img|script|b|i)\b|\u202e/);
    expect(bodyOf(html), 'no host in one piece').not.toMatch(/evil-bank\.example|[^/]evil\.example/);
    expect(hrefsOf(html)).toHaveLength(links.length);
    expect(wordsOf(html)).toContain('<img src=x onerror=alert(1)> "x"');
    expect(text).not.toMatch(/evil-bank\.example|^Bcc|^<img|\u202e/m);
  });

  test('answers go to whom the letter names first, or nowhere', async () => {
    expect((await make(facts)).replyTo).toBe(answersTo === 'asker' ? 'anna@sender.example' : undefined);
    if (answersTo === 'asker') expect((await make(unverified)).replyTo).toBe('ops@owner.example');
  });
});

const afterConfirmation = Object.entries(letters).filter(([name]) => name !== 'confirmRequest');

test.each(afterConfirmation)('%s: the owner stands before a sender whose address is not verified', async (_name, { make }) => {
  const { html, text } = await make(unverified);
  for (const words of [text, wordsOf(html)]) {
    expect(words).toContain('Nordlicht AG');
    expect(words).toContain('address not confirmed by us');
    expect(words.indexOf('ops@owner.example')).toBeLessThan(words.indexOf('anna@sender.example'));
  }
  expect(text).toContain('On behalf of: Anna Berg <anna@sender.example> (name as stated, address not confirmed by us)');
});

describe('what each letter says', () => {
  test('the invitation names who asks first, then the document, then the message as a quotation', async () => {
    const { text } = await signingLinkEmail({ ...facts, message: 'One\nTwo', link, reportLink });
    expect(text).toMatch(
      /^Anna Berg asks you to sign a document\.\n\nDocument: Consulting agreement\nFrom: Anna Berg <anna@sender\.example> \(name as stated, address confirmed\)/,
    );
    expect(text).toContain('Message from Anna Berg\n> One\n> Two\n');
    expect(text).toContain(`You did not expect this? Report it\n${reportLink}\n`);
  });
  test('with an unverified sender the owner asks, and the letter says that nobody verified the address', async () => {
    const { text } = await signingLinkEmail({ ...unverified, message: 'Hello', link, reportLink });
    expect(text).toMatch(/^Nordlicht AG asks you, on behalf of Anna Berg, to sign a document\./);
    expect(text).toContain('The address anna@sender.example was stated by Nordlicht AG. We have not verified it.');
    expect(text).toContain('Message from Nordlicht AG\n> Hello');
  });
  test('an owner or a signer without a name is called by address', async () => {
    const nameless = {
      ...unverified,
      owner: { name: null, email: 'ops@owner.example', verified: true },
      signer: { name: null, email: 'bjorn@signer.example' },
    };
    const { text } = await signingLinkEmail({ ...nameless, message: null, link, reportLink });
    expect(text).toMatch(/^ops@owner\.example asks you/);
    expect(text).toContain('\nSigner: bjorn@signer.example\n');
    expect((await signedSenderEmail({ ...nameless, signedAt, attached: true, downloadLink: link, statusLink })).text).toMatch(
      /^bjorn@signer\.example has signed\./,
    );
  });
  test.each(languages)('%s: the subject of a confirmation holds nothing of the caller', async (language) => {
    const { subject } = await confirmRequestEmail({ ...hostile, language, link, reportLink, linkExpiresAt });
    expect(subject).toBe(messagesFor(language).emails.confirmRequest.subject);
  });
  test('a confirmation calls no address confirmed', async () => {
    const { text } = await confirmRequestEmail({ ...facts, link, reportLink, linkExpiresAt });
    expect(text).toContain('In the name of: Anna Berg <anna@sender.example>\n');
    expect(text).toContain('Nothing has been sent.');
    expect(text).not.toContain('confirmed)');
  });
  test('a title that was cleaned to nothing is called a document', async () => {
    const { text } = await confirmRequestEmail({ ...facts, title: '', link, reportLink, linkExpiresAt });
    expect(text).toContain('asked us to send “Document” to Björn Lindqvist');
  });
  test('a stated sender who signs first can report the request', async () => {
    const { html, text } = await senderSignsFirstEmail({ ...unverified, link, reportLink });
    expect(text).toMatch(/^Nordlicht AG has prepared a signature request in your name\.\n\nYou sign first, then Björn Lindqvist\./);
    expect(hrefsOf(html)).toEqual([link, reportLink]);
  });
  test('the signed PDF is said to be attached only where it is', async () => {
    const { attached, tooLarge } = messagesFor('en').emails.signedPdf;
    const text = async (isAttached: boolean) => (await signedCopyEmail({ ...facts, signedAt, attached: isAttached, downloadLink: link })).text;
    expect(await text(true)).toContain(attached);
    expect(await text(true)).not.toContain(tooLarge);
    expect(await text(false)).toContain(tooLarge);
    expect(await text(false)).not.toContain(attached);
  });
  test('a decline names who declined and quotes the reason, or says that there is none', async () => {
    const bySigner = await declinedEmail({ ...facts, by: 'signer', reason: 'Wrong amount.', statusLink });
    expect(bySigner.text).toMatch(/^Björn Lindqvist has declined to sign\.\n\nThe reason, in the words of Björn Lindqvist\n> Wrong amount\./);
    const bySender = await declinedEmail({ ...facts, by: 'sender', reason: null, statusLink });
    expect(bySender.text).toMatch(/^Anna Berg has declined to sign\.\n\nNo reason was given\./);
  });
});
