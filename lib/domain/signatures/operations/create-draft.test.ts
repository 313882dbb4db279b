import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { browserOf, draftOf } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest } from '@/lib/testing/signing';
import { callerActingFor, makeTeam } from '@/lib/testing/teams';
import { maxDrafts } from '../drafts/rules';

const pdfRequest = async (changes: object = {}) => ({
  document: { pdf_base64: Buffer.from(await plainPdf('One agreement', 2)).toString('base64') },
  ...changes,
});
const place = { kind: 'signature', party: 'signer', page: 2, x: 0.25, y: 0.5, width: 0.3, height: 0.1 };

test('begins empty, in the language of its person', async () => {
  const { account } = await makeAccount();
  await db().person.update({ where: { id: account.ownerId }, data: { language: 'ja' } });
  const browser = await browserOf(account.ownerId);
  const { status, json } = await browser.create();
  expect([status, json.id]).toEqual([200, expect.stringMatching(/^dr_[0-9A-Za-z]{24}$/)]);
  expect((await browser.read(json.id)).json).toMatchObject({
    ...{ revision: 1, title: '', signer: { name: '', email: '' }, senderSigns: false, message: '', language: 'ja', delivery: 'email', certificate: true },
    ...{ document: { kind: 'none' }, fields: [], suggestions: [], problem: null, sentRequestId: null, madeBy: { name: 'Sam Sender', isMe: true } },
  });
});

test('after a request it has its words, its very document and the fields that were placed, and not those of the page that was added', {
  timeout: 90_000,
}, async () => {
  const { key, browser } = await draftOf();
  const words = { title: 'Lease', message: 'Read page 2.', language: 'de', sender_signs: true, certificate: false };
  const { json: sent } = await createRequest(key, await pdfRequest({ ...words, fields: [place] }));
  const { json } = await browser.create({ from: sent.request_id });
  const { json: draft } = await browser.read(json.id);
  expect(draft).toMatchObject({
    ...{ title: 'Lease', message: 'Read page 2.', language: 'de', senderSigns: true, certificate: false, delivery: 'link' },
    signer: { name: 'Anna Berg', email: 'anna@signer.example' },
    document: {
      kind: 'pdf',
      pages: [
        { width: 595, height: 842 },
        { width: 595, height: 842 },
      ],
    },
  });
  expect(draft.fields).toEqual([
    {
      id: 'f0',
      required: true,
      ...place,
      x: expect.closeTo(0.25, 5),
      y: expect.closeTo(0.5, 5),
      width: expect.closeTo(0.3, 5),
      height: expect.closeTo(0.1, 5),
    },
  ]);
  const bytes = Buffer.from(await (await browser.readDocument(json.id)).response.arrayBuffer());
  expect(bytes.equals(Buffer.from(await plainPdf('One agreement', 2)))).toBe(true);
});

test('after a request whose fields its tags made, it has the tags as suggestions and no field twice', async () => {
  const { key, browser } = await draftOf();
  const document = { pdf_base64: Buffer.from(await plainPdf('Sign: {{signature:signer}}')).toString('base64') };
  const { json: sent } = await createRequest(key, { document });
  const { json: draft } = await browser.read((await browser.create({ from: sent.request_id })).json.id);
  expect([draft.fields, draft.suggestions]).toMatchObject([[], [{ kind: 'signature', party: 'signer', why: 'tag', text: 'signature:signer' }]]);
});

test('after a request in markdown it has the text; after one that was erased, its words and why there is no document', async () => {
  const { key, browser } = await draftOf();
  const { json: sent } = await createRequest(key, { title: 'Written', document: { markdown: 'Please **sign**.' } });
  const written = (await browser.create({ from: sent.request_id })).json.id;
  expect((await browser.read(written)).json).toMatchObject({ title: 'Written', document: { kind: 'markdown', markdown: 'Please **sign**.' } });
  await cancelRequest(sent.request_id, { key });
  await db().signatureRequest.update({ where: { id: sent.request_id }, data: { cancelledAt: new Date(0) } });
  await runJob('erase-documents');
  const { json } = await browser.read((await browser.create({ from: sent.request_id })).json.id);
  expect(json).toMatchObject({ title: 'Written', document: { kind: 'none' }, problem: { code: 'document_erased' } });
});

test('404 for a request of others, and nothing is made of it', async () => {
  const { browser, account } = await draftOf();
  const foreign = (await createRequest((await makeAccount()).key)).json.request_id;
  for (const from of [foreign, 'f'.repeat(32)]) expect((await browser.create({ from })).status).toBe(404);
  expect(await db().draft.count({ where: { accountId: account.id } })).toBe(1);
});

test('an account has so many that were not sent and no more, even where two are begun at once', async () => {
  const { browser, account, id } = await draftOf();
  const row = await db().draft.findUniqueOrThrow({ where: { id } });
  const more = Array.from({ length: maxDrafts - 2 }, (_, index) => ({
    ...row,
    id: `dr_${String(index).padStart(24, '0')}`,
    fields: [],
    pages: [],
    suggestions: [],
  }));
  await db().draft.createMany({ data: more });
  const answers = await Promise.all([browser.create(), browser.create(), browser.create()]);
  expect(answers.map(({ status, json }) => [status, json.error ?? null]).sort()).toEqual([
    [200, null],
    [409, expect.anything()],
    [409, expect.anything()],
  ]);
  expect(await db().draft.count({ where: { accountId: account.id } })).toBe(maxDrafts);
  await db().draft.update({ where: { id }, data: { sentRequestId: 'f'.repeat(32) } });
  expect((await browser.create()).status).toBe(200);
});

test('editors and owners begin them; a viewer, a former member and an outsider do not', async () => {
  const team = await makeTeam();
  const open = async (who: 'owner' | 'editor' | 'viewer') => (await browserOf(team.people[who].id, team.id)).create();
  expect([(await open('owner')).status, (await open('editor')).status, (await open('viewer')).status]).toEqual([200, 200, 403]);
  for (const who of ['former', 'outsider'] as const) {
    await (await browserOf(team.people[who].id, team.id)).create();
    expect((await callerActingFor(team.people[who].id, team.id)).credential).not.toMatchObject({ accountId: team.id });
  }
  expect(await db().draft.count({ where: { accountId: team.id } })).toBe(2);
});
