import { describe, expect, test } from 'vitest';
import { POST } from '@/app/workflows/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeTemplate, makeWorkflow, offerFields } from '@/lib/testing/workflows';

const create = (key: string, body: unknown) => call(POST, { key, body });

test('201 with the shape of the specification, from a name alone', async () => {
  const { key, account, email } = await makeAccount();
  const { status, json } = await create(key, { name: '  Offers ' });
  expect(status).toBe(201);
  expect(json).toEqual({
    id: expect.stringMatching(/^wkf_[0-9A-Za-z]{20}$/),
    name: 'Offers',
    color: '#3b5bdb',
    icon: 'document',
    status: 'INCOMPLETE',
    autoCreate: true,
    owner: { id: account.ownerId, name: 'Sam Sender', email },
    team: null,
    source: {
      id: expect.stringMatching(/^src_[0-9A-Za-z]{20}$/),
      sourceType: 'WEBHOOK',
      sourceFields: [],
      webhookUrl: expect.stringMatching(/^http:\/\/localhost:3000\/in\/[0-9A-Za-z]{32}$/),
    },
    documents: [],
    outgoingWebhook: null,
    createdByApi: true,
    language: 'en',
    timeZone: 'UTC',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/),
    updatedAt: json.createdAt,
  });
});

test('COMPLETE at once where the template’s tags are all declared', async () => {
  const { key, account } = await makeAccount();
  const { workflow, fileId } = await makeWorkflow({ key, accountId: account.id, body: { outgoingWebhook: { webhookUrl: 'https://example.com/in' } } });
  expect([workflow.status, workflow.source.sourceFields]).toEqual(['COMPLETE', offerFields]);
  expect(workflow.outgoingWebhook).toEqual({ id: expect.stringMatching(/^owc_/), webhookUrl: 'https://example.com/in' });
  expect(workflow.documents).toEqual([
    {
      id: expect.stringMatching(/^doc_[0-9A-Za-z]{20}$/),
      documentType: 'HOSTED_DOCS',
      file: { id: fileId, name: 'Offer.docx', url: `http://localhost:3000/files/${fileId}/content`, mimeType: expect.stringContaining('wordprocessingml') },
      outputName: 'Offer',
      createPdfCopy: true,
      removeOutput: false,
      enablePdfPassword: false,
      pdfPassword: '',
      pdfPasswordPreventCopy: false,
      previewUrl: expect.stringMatching(/^http:\/\/localhost:3000\/preview\/doc_/),
      signature: null,
    },
  ]);
});

describe('400 naming the member for', () => {
  test.each([
    ['no name', {}, 'name'],
    ['a blank name', { name: ' \t' }, 'name'],
    ['an overlong name', { name: 'x'.repeat(10_000) }, 'name'],
    ['a name with NUL', { name: 'a\u0000b' }, 'name'],
    ['an array as name', { name: ['x'] }, 'name'],
    ['a colour without #', { name: 'x', color: '3b5bdb' }, 'color'],
    ['a misspelt member', { name: 'x', colour: '#fff' }, 'colour'],
    ['a status', { name: 'x', status: 'COMPLETE' }, 'status'],
    ['a source type', { name: 'x', source: { sourceType: 'SHEET' } }, 'source.sourceType'],
    ['too many fields', { name: 'x', source: { sourceFields: Array.from({ length: 2_001 }, (_, index) => `f${index}`) } }, 'source.sourceFields'],
    ['a field twice', { name: 'x', source: { sourceFields: ['a', ' a '] } }, 'source.sourceFields[1]'],
    ['a field with a line break', { name: 'x', source: { sourceFields: ['a\nb'] } }, 'source.sourceFields[0]'],
    ['a document without a file', { name: 'x', document: {} }, 'document.fileId'],
    ['an unknown file', { name: 'x', document: { fileId: 'file_00000000000000000000' } }, 'document.fileId'],
    ['a file id of NUL', { name: 'x', document: { fileId: '\u0000' } }, 'document.fileId'],
    ['a webhook over http', { name: 'x', outgoingWebhook: { webhookUrl: 'http://example.com/' } }, 'outgoingWebhook.webhookUrl'],
    ['a webhook in a private network', { name: 'x', outgoingWebhook: { webhookUrl: 'https://10.0.0.1/' } }, 'outgoingWebhook.webhookUrl'],
    ['a language that is none', { name: 'x', language: '_' }, 'language'],
    ['a language that nobody writes', { name: 'x', language: 'xx' }, 'language'],
    ['the name of a language', { name: 'x', language: 'german' }, 'language'],
    ['a time zone that is none', { name: 'x', timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an offset as time zone', { name: 'x', timeZone: '+01:00' }, 'timeZone'],
    ['a team that nobody has', { name: 'x', team: 'team_00000000000000000000' }, 'team'],
  ])('%s', async (_what, body, path) => {
    const { key } = await makeAccount();
    const { status, json } = await create(key, body);
    expect([status, json.error, json.details[0].path]).toEqual([400, 'bad_request', path]);
  });
});

test('403 unauthorised for a file of others, without a key, and for one that is not valid', async () => {
  const [{ key }, { account }] = [await makeAccount(), await makeAccount()];
  const fileId = await makeTemplate(account.id);
  for (const answer of [await create(key, { name: 'x', document: { fileId } }), await create('', { name: 'x' }), await create('sk_live_no', { name: 'x' })])
    expect([answer.status, answer.json.error]).toEqual([403, 'unauthorised']);
});
