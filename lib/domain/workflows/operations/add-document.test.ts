import { expect, test } from 'vitest';
import { POST } from '@/app/workflows/[wkf_id]/documents/route';
import { GET } from '@/app/workflows/[wkf_id]/route';
import { db } from '@/lib/core/db';
import { sharePdf } from '@/lib/domain/files/share-pdf';
import { readOfficeFile } from '@/lib/engines/office/read-office-file';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { copyRows, quoted } from '@/lib/testing/copy-rows';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { makeTemplate, makeWorkflow } from '@/lib/testing/workflows';
import { maxDocuments } from '../rules';

async function made() {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const params = { wkf_id: workflow.id as string };
  return {
    accountId: account.id,
    add: (body?: unknown, headers = {}) => call(POST, { key, params, method: 'POST', ...(body === undefined ? {} : { body }), headers }),
    get: async () => (await call(GET, { key, params })).json,
  };
}

test.each(['file_id', 'fileId'])('201 with the template that %s names, after those before it', async (member) => {
  const { add, get, accountId } = await made();
  const fileId = await makeTemplate(accountId, { name: 'Terms {{x}}.docx', paragraphs: ['For {{Customer Name}}'] });
  const { status, json } = await add({ [member]: fileId });
  expect([status, json.file.id, json.documentType, json.outputName]).toEqual([201, fileId, 'HOSTED_DOCS', 'Terms x']);
  const workflow = await get();
  expect(workflow.documents[1]).toEqual(json);
  expect(workflow.status).toBe('COMPLETE');
});

test('a template with a tag that no field fits makes the workflow incomplete', async () => {
  const { add, get, accountId } = await made();
  await add({ file_id: await makeTemplate(accountId, { paragraphs: ['{{Other}}'] }) });
  expect((await get()).status).toBe('INCOMPLETE');
});

test('a blank DOCX that is named after the workflow where no file is named, with `{}` and without any body', async () => {
  const { add, get } = await made();
  for (const body of [{}, undefined]) {
    const { status, json } = await add(body);
    expect([status, json.file.name, json.outputName]).toEqual([201, 'Offers.docx', 'Offers']);
    const file = await db().file.findUniqueOrThrow({ where: { id: json.file.id } });
    expect(file).toMatchObject({ origin: 'blank', isTest: false });
    expect(await readOfficeFile(await getBlob(file.sha256))).toMatchObject({ kind: 'docx', tags: [] });
  }
  expect((await get()).documents).toHaveLength(3);
});

test('400 where both spellings disagree, for a PDF, and for an unknown file', async () => {
  const { add, accountId, get } = await made();
  const pdf = await sharePdf(accountId, 'Terms.pdf', await plainPdf('Terms'));
  const cases: [unknown, string, string][] = [
    [{ file_id: 'file_a', fileId: 'file_b' }, 'fileId', 'disagree'],
    [{ file_id: pdf.id }, 'file_id', 'not_a_template'],
    [{ fileId: 'file_00000000000000000000' }, 'fileId', 'unknown_file'],
    [{ file_id: 7 }, 'file_id', 'invalid_type'],
  ];
  for (const [body, path, code] of cases) {
    const { status, json } = await add(body);
    expect([status, json.details[0].path, json.details[0].code]).toEqual([400, path, code]);
  }
  expect((await get()).documents).toHaveLength(1);
});

test('403 for a file of others', async () => {
  const { add } = await made();
  const { account } = await makeAccount();
  expect((await add({ file_id: await makeTemplate(account.id) })).json.error).toBe('unauthorised');
});

test('400 past fifty documents, even where the last two come at once', async () => {
  const { add, get, accountId } = await made();
  const file_id = await makeTemplate(accountId);
  const { id } = (await add({ file_id })).json;
  await copyRows('workflow_documents', `id = ${quoted(id)}`, maxDocuments - 3, { id: `'doc_' || left(md5(id || i), 20)`, position: 'position + i' });
  const answers = await Promise.all([add({ file_id }), add({ file_id })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await get()).documents).toHaveLength(maxDocuments);
});
