import { describe, expect, test } from 'vitest';
import { GET, PATCH } from '@/app/workflows/[wkf_id]/documents/[doc_id]/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';
import { openPdfPassword } from '../pdf-password';

async function made() {
  const { key, account } = await makeAccount();
  const { workflow, documentId } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id as string, doc_id: documentId };
  return {
    workflow,
    document: workflow.documents[0],
    get: async () => call(GET, { key, params }),
    patch: (body: unknown, headers = {}) => call(PATCH, { key, params, method: 'PATCH', body, headers }),
    versions: () => db().workflowVersion.count({ where: { workflowId: workflow.id } }),
  };
}

const signature = { signerName: '{{Customer Name}}', signerEmail: 'anna@example.com', message: null, language: 'de', title: null, delivery: 'link' };

test('changes what is sent, and publishes it as a version of the workflow', async () => {
  const { document, patch, get, versions } = await made();
  const body = { outputName: 'Offer {{Customer Name}} 📄', removeOutput: true, pdfPassword: ' {{Items.name}} ', signature };
  const { status, json } = await patch(body);
  expect([status, json]).toEqual([200, { ...document, ...body }]);
  expect((await get()).json).toEqual(json);
  expect(await versions()).toBe(2);
});

test('what is as it was makes no version, the password among it', async () => {
  const { patch, versions } = await made();
  await patch({ pdfPassword: 'secret', signature });
  await patch({ pdfPassword: 'secret', signature, createPdfCopy: true });
  await patch({});
  expect(await versions()).toBe(2);
});

test('the password lies sealed in row and version', async () => {
  const { patch, document, workflow } = await made();
  await patch({ pdfPassword: 'open sesame' });
  const row = await db().workflowDocument.findUniqueOrThrow({ where: { id: document.id } });
  const version = await db().workflowVersion.findFirstOrThrow({ where: { workflowId: workflow.id }, orderBy: { number: 'desc' } });
  expect(JSON.stringify([row, version])).not.toContain('sesame');
  expect(openPdfPassword(row.pdfPasswordSealed)).toBe('open sesame');
  expect(JSON.stringify(version.definition)).toContain(row.pdfPasswordSealed);
});

describe('the prevent-copy flag', () => {
  test.each(['pdfPasswordPreventCopy', 'PdfPasswordPreventCopy', 'enablePdfPreventCopy'])('is taken as %s, and answered in one spelling', async (name) => {
    const { patch, document } = await made();
    expect((await patch({ [name]: true })).json).toEqual({ ...document, pdfPasswordPreventCopy: true });
  });

  test('is refused where two spellings disagree, and taken where they agree', async () => {
    const { patch } = await made();
    const { status, json } = await patch({ pdfPasswordPreventCopy: true, enablePdfPreventCopy: false });
    expect([status, json.details[0].path, json.details[0].code]).toEqual([400, 'enablePdfPreventCopy', 'disagree']);
    expect((await patch({ pdfPasswordPreventCopy: true, enablePdfPreventCopy: true })).status).toBe(200);
  });
});

describe('settings that cannot be together are 400, by what the document would then be', () => {
  test.each([
    ['removeOutput without a PDF', {}, { removeOutput: true, createPdfCopy: false }, 'removeOutput'],
    ['no PDF where the output is removed', { removeOutput: true }, { createPdfCopy: false }, 'removeOutput'],
    ['a password without a PDF', { createPdfCopy: false }, { enablePdfPassword: true, pdfPassword: 'x' }, 'enablePdfPassword'],
    ['a signature without a PDF', { createPdfCopy: false }, { signature }, 'signature'],
    ['a password on what is sent for signature', { signature }, { enablePdfPassword: true, pdfPassword: 'x' }, 'enablePdfPassword'],
    ['a signature on what has a password', { enablePdfPassword: true, pdfPassword: 'x' }, { signature }, 'enablePdfPassword'],
    ['a protected PDF without a password', {}, { enablePdfPassword: true }, 'pdfPassword'],
    ['taking the password of a protected PDF away', { enablePdfPassword: true, pdfPassword: 'x' }, { pdfPassword: '' }, 'pdfPassword'],
  ])('%s', async (_what, before, body, path) => {
    const { patch, get } = await made();
    expect((await patch(before)).status).toBe(200);
    const kept = (await get()).json;
    const { status, json } = await patch(body);
    expect([status, json.details[0].path]).toEqual([400, path]);
    expect((await get()).json).toEqual(kept);
  });
});

describe('400 naming the member for', () => {
  test.each([
    ['the file', { file: { id: 'file_x' } }, 'file', 'unchangeable'],
    ['the file’s id', { fileId: 'file_x' }, 'fileId', 'unchangeable'],
    ['a formula that cannot be read', { outputName: '{{=SUM(}}' }, 'outputName', null],
    ['a block that is not closed', { outputName: '{{#if A}}x' }, 'outputName', 'unclosed_block'],
    ['a field to sign in a name', { outputName: '{{signature:signer}}' }, 'outputName', 'field_tag'],
    ['a template string of a megabyte', { outputName: '{{x}}'.repeat(200_000) }, 'outputName', 'too_long'],
    ['a line break in a name', { outputName: 'a\nb' }, 'outputName', 'invisible_characters'],
    ['NUL', { pdfPassword: 'a\u0000' }, 'pdfPassword', 'invisible_characters'],
    ['an array for a text', { outputName: ['x'] }, 'outputName', 'invalid_type'],
    ['a text for a switch', { createPdfCopy: 'true' }, 'createPdfCopy', 'invalid_type'],
    ['a signer without an address', { signature: { signerName: 'A' } }, 'signature.signerEmail', 'invalid_type'],
    ['an address that is none', { signature: { ...signature, signerEmail: 'anna' } }, 'signature.signerEmail', 'invalid_email'],
    ['a language that no page speaks', { signature: { ...signature, language: 'tlh' } }, 'signature.language', 'invalid_language'],
    ['a member of a signature that there is not', { signature: { ...signature, phone: '1' } }, 'signature.phone', 'unknown_member'],
  ])('%s', async (_what, body, path, code) => {
    const { patch, versions } = await made();
    const { status, json } = await patch(body);
    expect([status, json.details[0].path]).toEqual([400, path]);
    if (code) expect(json.details[0].code).toBe(code);
    expect(await versions()).toBe(1);
  });
});

test('412 where somebody changed it since', async () => {
  const { get, patch } = await made();
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await patch({ outputName: 'A' }, { 'if-match': etag })).status).toBe(200);
  expect((await patch({ outputName: 'B' }, { 'if-match': etag })).status).toBe(412);
});
