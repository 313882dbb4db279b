import { describe, expect, test } from 'vitest';
import { daysAfter, now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { partOf } from '@/lib/engines/office/testing/read-back';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { bytesOf, changeDocument, finish, post, runOf } from '@/lib/testing/automations';
import { makeTemplate, makeWorkflow } from '@/lib/testing/workflows';
import { retryRun } from '../running/retry-run';
import { endStep, findRun, listSteps, takeStep } from '../running/store';
import { advanceAutomation } from './advance-automation';

type Given = { paragraphs?: string[]; body?: Record<string, unknown>; settings?: Record<string, unknown>; test?: boolean; values?: Record<string, unknown> };

/** A run that was posted and not yet begun; without a PDF where nothing else is said. */
async function posted({ paragraphs = ['Dear {{Name}}'], body = {}, settings = { createPdfCopy: false }, values = { Name: 'Anna' }, test = false }: Given = {}) {
  const { account, key } = await makeAccount({ test });
  const source = { source: { sourceFields: ['Name', 'Total', 'Count'] }, ...body };
  const made = await makeWorkflow({ key, accountId: account.id, paragraphs, isTest: test, body: source });
  await changeDocument({ key, ...made }, settings);
  const { json } = await post(made.secret, values);
  return { account, key, ...made, id: json.automationId as string };
}

const advance = (id: string) => advanceAutomation.run({ id }, new AbortController().signal);
const eventsOf = async (subject: string) => (await db().event.findMany({ where: { subject }, orderBy: { sequence: 'asc' } })).map(({ type }) => type);
const outputFiles = async (accountId: string) =>
  (await db().file.findMany({ where: { accountId, origin: 'output' }, orderBy: { createdAt: 'asc' } })).map(({ name }) => name);

test('each step is done once, and the log tells of it', async () => {
  const { id, account } = await posted();
  const run = await finish(id);
  expect(run).toMatchObject({ status: 'completed', warnings: 0, steps: [{ kind: 'fill', status: 'done', attempts: 1 }] });
  expect(await eventsOf(id)).toEqual(['automation.started', 'automation.document.created', 'automation.completed']);
  await advance(id);
  expect([await eventsOf(id), await outputFiles(account.id)].map(({ length }) => length)).toEqual([3, 1]);
});

test('what a step warned of is still counted when a later step without a warning ends the run', async () => {
  const { id } = await posted({ paragraphs: ['Dear {{Name}}: {{Total}}, {{Count}}'], settings: { createPdfCopy: true } });
  expect(await finish(id)).toMatchObject({ status: 'completed', warnings: 2, steps: [{ kind: 'fill' }, { kind: 'convert', status: 'done' }] });
});

test('the outputs of a run lie in the folder that its data name, and a value that is missing is a warning', async () => {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id, paragraphs: ['Dear {{Name}}'], body: { source: { sourceFields: ['Name', 'Year'] } } });
  await db().workflowDocument.updateMany({ where: { workflowId: made.workflow.id }, data: { folder: 'Offers/{{Name}}/{{Year}}' } });
  await changeDocument({ key, ...made }, { createPdfCopy: true, outputName: 'Offer for {{Name}}' });
  const ran = async (values: object) => finish((await post(made.secret, values)).json.automationId);
  expect(await ran({ Name: 'Berg/Dorn', Year: 2026 })).toMatchObject({ status: 'completed', warnings: 0, outputs: [{ folder: 'Offers/Berg-Dorn/2026' }] });
  const lacking = await ran({ Name: 'Anna' });
  expect(lacking).toMatchObject({ status: 'completed', warnings: 1, outputs: [{ folder: 'Offers/Anna' }] });
  expect(lacking.steps[0]?.findings).toMatchObject([{ code: 'missing_value', tag: 'Year', place: 'folder' }]);
  const files = await db().file.findMany({ where: { accountId: account.id, origin: 'output' }, orderBy: { createdAt: 'asc' } });
  expect(files.map(({ name, folder }) => `${folder}/${name}`)).toEqual([
    'Offers/Berg-Dorn/2026/Offer for Berg-Dorn.docx',
    'Offers/Berg-Dorn/2026/Offer for Berg-Dorn.pdf',
    'Offers/Anna/Offer for Anna.docx',
    'Offers/Anna/Offer for Anna.pdf',
  ]);
});

test('two jobs at once make one document', async () => {
  const { id, account } = await posted();
  await Promise.all([advance(id), advance(id), advance(id)]);
  await finish(id);
  expect([(await runOf(id)).status, await outputFiles(account.id), await eventsOf(id)]).toEqual([
    'completed',
    ['Offer.docx'],
    ['automation.started', 'automation.document.created', 'automation.completed'],
  ]);
});

test('a step whose process died is taken up again, and who took it before can no longer end it', async () => {
  const { id, account } = await posted({ settings: { createPdfCopy: true } });
  await advance(id);
  const [run, step] = [await findRun(id), (await listSteps(id)).find(({ kind }) => kind === 'convert')];
  const dead = run && step && (await takeStep(run, step, now()));
  expect(await finish(id)).toMatchObject({ status: 'completed', steps: [{ attempts: 1 }, { attempts: 2, status: 'done' }] });
  expect(dead && (await transaction((tx) => endStep(tx, dead, { status: 'failed', finishedAt: now() })))).toBe(false);
  expect(await outputFiles(account.id)).toEqual(['Offer.docx', 'Offer.pdf']);
});

test('of two that took a step one after the other the last alone ends it, also while it is under way', async () => {
  const { id } = await posted({ settings: { createPdfCopy: true } });
  await advance(id);
  const [run, waiting] = [await findRun(id), (await listSteps(id)).find(({ kind }) => kind === 'convert')];
  if (!run || !waiting) throw new Error('The run has no step to convert.');
  const [slow, last] = [await takeStep(run, waiting, now()), await takeStep(run, waiting, now())];
  const end = (step: typeof slow) => step && transaction((tx) => endStep(tx, step, { status: 'failed', finishedAt: now() }));
  expect(await end(slow)).toBe(false);
  expect((await listSteps(id))[1]).toMatchObject({ status: 'running', attempts: 2, finishedAt: null });
  expect(await end(last)).toBe(true);
});

test('who read a run before it was retried by hand can take no step of it', async () => {
  const { id } = await posted();
  const { payload } = await db().sourceEvent.findFirstOrThrow({ where: { automationId: id } });
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload: null } });
  expect(await finish(id)).toMatchObject({ status: 'failed' });
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload } });
  const before = await findRun(id);
  expect(before && (await retryRun(before))).toBe(true);
  const [run, [step]] = [await findRun(id), await listSteps(id)];
  if (!before || !run || !step) throw new Error('The run has no step.');
  expect(await takeStep(before, step, now())).toBeNull();
  expect(await takeStep(run, step, now())).toMatchObject({ id: step.id, status: 'running', attempts: 2 });
});

test('what the template has in braces and is no tag is a warning, as the output has it as it stands', async () => {
  const { id } = await posted({ paragraphs: ['Dear {{Name}}: {{Total | curency}}'], values: { Name: 'Anna', Total: 5 } });
  const run = await finish(id);
  expect(run).toMatchObject({ status: 'completed', warnings: 1 });
  expect(run.steps[0]?.findings).toMatchObject([
    { tag: 'Total | curency', message: expect.stringContaining('Did you mean currency?'), place: expect.any(String) },
  ]);
});

test('missing values are warnings, each with its tag and place', async () => {
  const { id } = await posted({ values: {} });
  const run = await finish(id);
  expect(run).toMatchObject({ status: 'completed', warnings: 1 });
  expect(run.steps[0]?.findings).toMatchObject([{ code: 'missing_value', tag: 'Name', place: expect.any(String) }]);
});

test('a list that a post does not bring has no rows, where it has been a list before', async () => {
  const row = '</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>{{Items.name}}</w:t></w:r></w:p></w:tc></w:tr></w:tbl><w:p><w:r><w:t>';
  const made = await posted({ paragraphs: [row], body: { source: { sourceFields: ['Items.name'] } } });
  const ran = async (values: object) => {
    const run = await finish((await post(made.secret, values)).json.automationId);
    const xml = partOf(await bytesOf(run.outputs[0]?.fileId), 'word/document.xml');
    return { rows: xml.split('<w:tr>').length - 1, warned: run.steps[0]?.findings };
  };
  const unknown = await ran({ Items: null });
  expect(await ran({ Items: [{ name: 'Ink' }, { name: 'Pen' }] })).toEqual({ rows: 2, warned: [] });
  expect(await ran({ Items: [] })).toEqual({ rows: 0, warned: [] });
  for (const values of [{}, { Items: null }, { items: '' }])
    expect(await ran(values)).toMatchObject({ rows: 0, warned: [{ code: 'missing_value', tag: 'Items.name' }] });
  expect([unknown.rows, (await ran({ Items: { name: 'Ink' } })).rows]).toEqual([1, 1]);
});

describe('a run keeps to what was newest when its post came', () => {
  test('the settings', async () => {
    const made = await posted();
    await changeDocument(made, { outputName: 'Another name' });
    await finish(made.id);
    expect(await outputFiles(made.account.id)).toEqual(['Offer.docx']);
  });

  test('the template', async () => {
    const made = await posted();
    const newer = await db().fileVersion.findFirstOrThrow({ where: { fileId: await makeTemplate(made.account.id, { paragraphs: ['Newer'] }) } });
    const { sha256, bytes, mimeType } = newer;
    await db().fileVersion.create({
      data: { id: `fver_${made.id.slice(4)}`, fileId: made.fileId, number: 2, sha256, bytes, mimeType, createdAt: daysAfter(now(), 1) },
    });
    expect((await finish(made.id)).steps[0]?.input).toMatchObject({ version: 1 });
  });

  test('also where the file is deleted after it has begun', async () => {
    const made = await posted({ settings: { createPdfCopy: true } });
    await advance(made.id);
    await db().workflowDocument.deleteMany({ where: { fileId: made.fileId } });
    await db().file.delete({ where: { id: made.fileId } });
    expect((await finish(made.id)).status).toBe('completed');
  });
});

describe('a run that fails says which step, over what, and what to do', () => {
  test('a template that is gone', async () => {
    const made = await posted();
    await db().file.delete({ where: { id: made.fileId } });
    const run = await finish(made.id);
    expect(run.error).toMatchObject({
      code: 'missing_template',
      advice: expect.stringMatching(/\.$/),
      step: { position: 1, kind: 'fill', documentId: made.documentId },
    });
    expect(await eventsOf(made.id)).toEqual(['automation.started', 'automation.failed']);
  });

  test('a formula that cannot be computed, with its tag; at once, as no retry would help', async () => {
    const { id, account } = await posted({ paragraphs: ['{{=Total / Count}}'], values: { Total: 10, Count: 0 } });
    const run = await finish(id);
    expect(run).toMatchObject({ status: 'failed', error: { code: expect.any(String), value: '=Total / Count' }, steps: [{ status: 'failed', attempts: 1 }] });
    expect(await outputFiles(account.id)).toEqual([]);
  });

  test.each([
    ['empty', ''],
    ['as nothing but blanks', ' \u00a0\t '],
  ])('a password that comes out %s: no open file is left', async (_what, name) => {
    const { id, account } = await posted({ settings: { createPdfCopy: true, enablePdfPassword: true, pdfPassword: '{{Name}}' }, values: { Name: name } });
    const run = await finish(id);
    expect(run.error).toMatchObject({ code: 'empty_password', step: { kind: 'convert' } });
    expect(await outputFiles(account.id)).toEqual(['Offer.docx']);
  });

  test.each([
    ['is too long for a PDF', 'secret-4711'.repeat(12), 'longer than 127 bytes'],
    ['has a control character', 'secret\t4711', 'control character'],
    ['is drawn as nothing', '\u200b', 'empty'],
  ])('a password that %s: at once, naming the member and the limit and never the password', async (_what, Name, reason) => {
    const { id } = await posted({ settings: { createPdfCopy: true, enablePdfPassword: true, pdfPassword: '{{Name}}' }, values: { Name } });
    const { status, error, steps } = await finish(id);
    expect([status, steps[1]?.attempts, error]).toMatchObject(['failed', 1, { code: 'unusable_password', step: { kind: 'convert' } }]);
    expect(error).toMatchObject({ message: expect.stringContaining(reason), advice: expect.stringMatching(/pdfPassword.* 127 bytes/) });
    expect(JSON.stringify(error)).not.toContain(Name);
  });

  test('data that were erased', async () => {
    const { id } = await posted();
    await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload: null } });
    expect((await finish(id)).error).toMatchObject({ code: 'erased' });
  });
});

test('what may pass by itself is tried again later, and the run goes on from that step', async () => {
  const { id } = await posted();
  const { payload } = await db().sourceEvent.findFirstOrThrow({ where: { automationId: id } });
  // What nobody foresaw: the kept text is no JSON.
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload: '{' } });
  expect(await finish(id)).toMatchObject({ status: 'running', steps: [{ status: 'waiting', attempts: 1, error: { code: 'internal_error' } }] });
  const [waiting] = await db().$queryRaw<{ delay: number }[]>`
    SELECT EXTRACT(EPOCH FROM MAX(start_after) - now())::int AS delay FROM pgboss.job WHERE name = 'advance-automation' AND data->>'id' = ${id}`;
  expect(waiting?.delay).toBeGreaterThan(0);
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload } });
  expect(await finish(id)).toMatchObject({ status: 'completed', steps: [{ status: 'done', attempts: 2 }] });
});

test('what fails every time is failed after the last try', async () => {
  const { id } = await posted();
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload: '{' } });
  for (let attempt = 0; attempt < 6; attempt += 1) await finish(id);
  expect(await runOf(id)).toMatchObject({ status: 'failed', error: { code: 'internal_error' }, steps: [{ attempts: 6, status: 'failed' }] });
});

test('processes that died over a step are no tries of it: what then fails in passing is tried again', async () => {
  const { id } = await posted();
  const { payload } = await db().sourceEvent.findFirstOrThrow({ where: { automationId: id } });
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload: '{' } });
  await finish(id);
  for (let death = 0; death < 6; death += 1) {
    const [run, step] = [await findRun(id), (await listSteps(id))[0]];
    if (run && step) await takeStep(run, step, now());
  }
  expect(await finish(id)).toMatchObject({ status: 'running', steps: [{ status: 'waiting', attempts: 8, failures: 2 }] });
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload } });
  expect(await finish(id)).toMatchObject({ status: 'completed', steps: [{ status: 'done' }] });
});

test('a run that is retried by hand has all its tries again', async () => {
  const { id } = await posted();
  await db().sourceEvent.updateMany({ where: { automationId: id }, data: { payload: '{' } });
  for (let attempt = 0; attempt < 6; attempt += 1) await finish(id);
  const run = await findRun(id);
  expect(run && (await retryRun(run))).toBe(true);
  expect(await finish(id)).toMatchObject({ status: 'running', steps: [{ status: 'waiting', attempts: 7, failures: 1 }] });
});

describe('outputs', () => {
  test('are named by their template text, safely, and two of one name are told apart', async () => {
    const made = await posted({ settings: { createPdfCopy: false, outputName: 'Offer {{Name}}' }, values: { Name: 'a/b: "c"' } });
    await finish(made.id);
    const [name] = await outputFiles(made.account.id);
    expect(name).toMatch(/^Offer a.b. .c.*\.docx$/);
    expect(name).not.toMatch(/[/:"]/);
  });

  test('removeOutput leaves the PDF alone', async () => {
    const { id, account } = await posted({ settings: { createPdfCopy: true, removeOutput: true } });
    expect(await finish(id)).toMatchObject({ status: 'completed', outputs: [{ fileId: null, pdfFileId: expect.any(String) }] });
    expect(await outputFiles(account.id)).toEqual(['Offer.pdf']);
  });

  test('the password stands in the file alone: in no row of the run', async () => {
    const secret = 'opens-it-4711';
    const { id } = await posted({ settings: { createPdfCopy: true, enablePdfPassword: true, pdfPassword: `${secret}{{Name}}` }, values: { Name: '' } });
    const run = await finish(id);
    expect(run.status).toBe('completed');
    const file = await db().file.findUniqueOrThrow({ where: { id: run.outputs[0]?.pdfFileId ?? '' } });
    expect(Buffer.from(await getBlob(file.sha256)).includes('/Encrypt')).toBe(true);
    const rows = [run, await db().event.findMany({ where: { subject: id } })];
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
