import { expect, test } from 'vitest';
import { transaction } from '@/lib/core/db';
import { suppress } from '@/lib/domain/mail/suppression';
import { suspend } from '@/lib/domain/operator/people/change-account';
import { byCommand } from '@/lib/domain/operator/rules';
import { MAX_FIELDS } from '@/lib/engines/pdf/field';
import { draftOf, readyWords } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest } from '@/lib/testing/signing';

type Said = { place: string; key: string; field?: string };
const said = ({ json }: { json: { problems: Said[] } }) => json.problems.map(({ place, key, field }) => [place, key, ...(field ? [field] : [])]);

test('an empty draft lacks a document and a signer', async () => {
  const { browser, id } = await draftOf();
  expect(said(await browser.check(id))).toEqual([
    ['document', 'no_document'],
    ['signer', 'signer_missing'],
  ]);
});

test('all that is wrong with words is said at once, each with its place', async () => {
  const { browser, id } = await draftOf();
  await browser.change(id, { revision: 1, markdown: ' ', signer: { name: 'www.example.com', email: 'anna@' }, message: 'x'.repeat(501) });
  expect(said(await browser.check(id)).sort()).toEqual([
    ['document', 'document_empty'],
    ['signer', 'signer_address'],
    ['signer', 'signer_name'],
    ['words', 'message_long'],
    ['words', 'title_missing'],
  ]);
});

test('fields that cannot be are named by the page’s own name of them', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  await browser.put(id, 'One.pdf', await plainPdf('{{signature:sender}}'));
  const field = { kind: 'text', party: 'signer', page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05, required: true };
  const fields = [
    { ...field, id: 'good' },
    { ...field, id: 'outside', x: 0.9 },
    { ...field, id: 'flat', height: 0 },
    { ...field, id: 'senders', party: 'sender' },
    { ...field, id: 'beyond', page: 2 },
    { ...field, id: 'negative', y: -0.5 },
  ];
  await browser.change(id, { revision: 2, signer: readyWords.signer, fields });
  expect(said(await browser.check(id)).sort()).toEqual([
    ['document', 'tag_wrong'],
    ['fields', 'field_of_sender', 'senders'],
    ['fields', 'field_outside', 'beyond'],
    ['fields', 'field_outside', 'negative'],
    ['fields', 'field_outside', 'outside'],
    ['fields', 'field_too_small', 'flat'],
  ]);
});

test('tags that make no field are said of a text and of a PDF, before anybody sends', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  const written = async (markdown: string, revision: number) => {
    await browser.change(id, { ...readyWords, revision, markdown });
    return said(await browser.check(id));
  };
  expect(await written('{{signature:sender}}', 1)).toEqual([['document', 'tag_wrong']]);
  expect(await written('{{text:signer}}', 2)).toEqual([['document', 'tag_wrong']]);
  await browser.put(id, 'One.pdf', await plainPdf('{{date:nobody}}'));
  expect([said(await browser.check(id)), (await browser.read(id)).json.problem]).toMatchObject([[['document', 'tag_wrong']], { code: 'unknown_party' }]);
});

test('what lacks nothing can be sent: who gets an email, in which language, until when, and what is left of the month', async () => {
  const { browser, id, email, key } = await draftOf({ monthlyLimit: 3 });
  await createRequest(key);
  await browser.change(id, { revision: 1, ...readyWords, language: 'ja', senderSigns: true });
  const { json } = await browser.check(id);
  expect(json).toMatchObject({
    problems: [],
    will: { sender: { name: 'Sam Sender', email, verified: true }, first: 'sender', mailed: 'sender', language: 'ja', usage: { used: 1, limit: 3, left: 2 } },
  });
  expect(Date.parse(json.will.expiresAt) - Date.now()).toBeGreaterThan(13 * 86_400_000);
  await browser.change(id, { revision: 2, delivery: 'link' });
  expect((await browser.check(id)).json.will.mailed).toBeNull();
});

test('mail that its addressee does not want, and a month that is used up, are said before anybody presses', async () => {
  const { browser, id, account, key } = await draftOf({ monthlyLimit: 1 });
  await createRequest(key);
  await transaction((tx) => suppress(tx, { recipient: 'anna@signer.example', sender: account.id, reason: 'blocked' }));
  await browser.change(id, { revision: 1, ...readyWords });
  expect(said(await browser.check(id))).toEqual([
    ['signer', 'signer_unreachable'],
    ['words', 'limit_reached'],
  ]);
});

test('that the account is suspended is said before anybody presses', async () => {
  const { browser, id, account } = await draftOf();
  await browser.change(id, { revision: 1, ...readyWords });
  await suspend(byCommand, account.id, 'Reported by many.');
  expect(said(await browser.check(id))).toEqual([['words', 'account_suspended']]);
});

test('fields and tags of a PDF together may be as many as a document may have, and no more', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  await browser.put(id, 'One.pdf', await plainPdf('{{signature:signer}}'));
  const field = { kind: 'date', party: 'signer', page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05, required: true };
  const fields = Array.from({ length: MAX_FIELDS }, (_, index) => ({ ...field, id: `f${index}` }));
  await browser.change(id, { revision: 2, signer: readyWords.signer, fields: fields.slice(1) });
  expect(said(await browser.check(id))).toEqual([]);
  await browser.change(id, { revision: 3, fields });
  expect(said(await browser.check(id))).toEqual([['fields', 'too_many_fields']]);
});
