import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { ReadyView, SignedView } from '@/lib/domain/signatures/views/signing-view';
import { messagesFor } from '@/lib/words/messages';
import { ConfirmPage } from '../confirm/confirm-page';
import { ReportPage } from '../report/report-page';
import { RequestList } from '../requests/request-list';
import { SigningPage } from './signing-page';

/** Where the forms of a page post to as it leaves the server, with the names of what they send: no script has run. */
const formsIn = (html: string): string[] =>
  [...html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].map(([, tag = '', inside = '']) => {
    const names = [...inside.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    return [/ method="(\w+)"/.exec(tag)?.[1], / action="([^"]+)"/.exec(tag)?.[1], ...names].join(' ');
  });
const formsOf = (page: React.ReactElement) => formsIn(renderToStaticMarkup(page));

const anna = { name: 'Anna Berg', email: 'anna@example.com' };
const ben = { name: 'Ben Carter', email: 'ben@example.com', verified: true };
const messages = messagesFor('en');
const shared = { token: 't', language: 'en' as const, title: 'Agreement', sender: ben, proven: true };
const times = { createdAt: '2026-11-01T00:00:00Z', expiresAt: '2026-11-15T00:00:00Z', signedAt: null };
const page = { number: 1, width: 595, height: 842, lines: [{ text: 'We agree.', x: 0.1, y: 0.1, width: 0.3, height: 0.02 }] };

const confirm: ConfirmView = {
  ...shared,
  state: 'ready',
  signer: anna,
  senderSigns: false,
  delivery: 'email',
  message: null,
  expiresAt: times.expiresAt,
  mayResend: true,
  signLink: null,
  pages: [page],
  problem: null,
};

test('the page to confirm shows the document and its reader, and posts one of two answers', () => {
  const html = renderToStaticMarkup(<ConfirmPage view={confirm} />);
  expect(formsIn(html)).toEqual(['post /confirm/t/decline block', 'post /confirm/t/accept']);
  for (const shown of ['Send to Anna Berg', 'anna@example.com', 'We agree.', '/confirm/t/pages/1?w=']) expect(html).toContain(shown);
});

test('the page of a dead link asks for a new one only where one can be had, and shows no document', () => {
  const dead = { ...confirm, state: 'link_expired' as const, pages: [] };
  expect(formsOf(<ConfirmPage view={dead} />)).toEqual(['post /confirm/t/resend']);
  expect(formsOf(<ConfirmPage view={{ ...dead, mayResend: false }} />)).toEqual([]);
});

test('the report stops the sender’s mail unless told otherwise, and is sent once', () => {
  const html = renderToStaticMarkup(<ReportPage view={{ ...shared, state: 'ready', mayBlock: true }} />);
  expect(formsIn(html)).toEqual(['post /sign/t/report/send note block']);
  expect(html).toMatch(/type="checkbox"[^>]*name="block" checked/);
  expect(formsOf(<ReportPage view={{ ...shared, state: 'reported', mayBlock: true }} />)).toEqual([]);
});

test('a link that was not mailed offers to stop nobody’s mail', () => {
  expect(formsOf(<ReportPage view={{ ...shared, state: 'ready', mayBlock: false }} />)).toEqual(['post /sign/t/report/send note']);
});

const ready: ReadyView = {
  ...shared,
  state: 'ready',
  party: 'signer',
  person: anna,
  signer: anna,
  message: null,
  expiresAt: times.expiresAt,
  test: false,
  pages: [page],
  fields: [],
  consent: messages.consent,
  problem: null,
};

test('a party may decline where no script runs; only the signer is asked whether the request was expected', () => {
  const signer = renderToStaticMarkup(<SigningPage view={ready} messages={messages} />);
  expect(formsIn(signer)[0]).toBe('post /sign/t/decline reason');
  expect(signer).toContain('href="/sign/t/report"');
  const sender = renderToStaticMarkup(<SigningPage view={{ ...ready, party: 'sender', person: ben }} messages={messages} />);
  expect(formsIn(sender)[0]).toBe('post /sign/t/decline reason');
  expect(sender).not.toContain('/report');
});

const signed: SignedView = {
  ...shared,
  state: 'signed',
  party: 'signer',
  person: anna,
  signer: anna,
  signedAt: times.createdAt,
  downloadable: true,
  signerLink: null,
  copy: null,
  test: false,
};

test('a copy is offered where it must be asked for, and nowhere else', () => {
  expect(formsOf(<SigningPage view={{ ...signed, copy: 'askable' }} messages={messages} />)).toEqual(['post /sign/t/copy']);
  for (const copy of ['mailed', 'sent', null] as const) expect(formsOf(<SigningPage view={{ ...signed, copy }} messages={messages} />)).toEqual([]);
});

test('a sender who has signed sees the link to pass on, or that it is on its way', () => {
  const waiting: SignedView = { ...signed, party: 'sender', person: ben, signer: anna, downloadable: false };
  expect(renderToStaticMarkup(<SigningPage view={{ ...waiting, signerLink: 'https://p.example/sign/s' }} messages={messages} />)).toContain(
    'value="https://p.example/sign/s"',
  );
  expect(renderToStaticMarkup(<SigningPage view={waiting} messages={messages} />)).toContain('We are sending Anna Berg a private link by email.');
});

const listed: ListedRequest = {
  ...times,
  id: 'r1',
  title: 'Agreement',
  outcome: 'pending',
  ended: null,
  senderName: 'Ben Carter',
  signer: anna,
  openedAt: null,
  signingLink: null,
  mayRemind: true,
  mayCancel: true,
  downloadable: false,
  test: false,
  mail: null,
};

test('the list offers what may be done with a request, and says how to make the first', () => {
  expect(formsOf(<RequestList requests={[listed]} language="en" />)).toEqual([
    'post /dashboard/data/requests/r1/remind',
    'post /dashboard/data/requests/r1/cancel',
  ]);
  const over = renderToStaticMarkup(
    <RequestList
      requests={[{ ...listed, outcome: 'signed', signedAt: times.createdAt, mayRemind: false, mayCancel: false, downloadable: true }]}
      language="en"
    />,
  );
  expect(formsIn(over)).toEqual([]);
  expect(over).toContain('href="/dashboard/data/requests/r1/signed-pdf"');
  expect(renderToStaticMarkup(<RequestList requests={[]} language="en" />)).toContain(messages.requests.emptyStep);
});
