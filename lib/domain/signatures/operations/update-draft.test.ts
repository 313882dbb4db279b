import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { browserOf, draftOf, readyWords } from '@/lib/testing/drafts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { makeTeam } from '@/lib/testing/teams';

const field = { id: 'a1', kind: 'text', party: 'signer', page: 1, x: -0.1, y: 1.2, width: 0, height: 0.3, label: '', required: false };

test('what is half typed is kept as it is, and what a change does not name stays', async () => {
  const { browser, id } = await draftOf();
  const wrong = { title: '  ', signer: { email: 'anna@' }, message: 'x'.repeat(600), fields: [field] };
  const first = await browser.change(id, { revision: 1, ...wrong });
  expect([first.status, first.json]).toEqual([200, { revision: 2, updatedAt: expect.any(String) }]);
  await browser.change(id, { revision: 2, signer: { name: 'Anna' }, senderSigns: true });
  expect((await browser.read(id)).json).toMatchObject({ ...wrong, signer: { name: 'Anna', email: 'anna@' }, senderSigns: true, revision: 3 });
});

test('of two who change the same revision one wins, and the other is told who it was, when, and to which revision', async () => {
  const team = await makeTeam();
  const [owner, editor] = [await browserOf(team.people.owner.id, team.id), await browserOf(team.people.editor.id, team.id)];
  const { id } = (await owner.create()).json;
  const answers = await Promise.all([owner.change(id, { revision: 1, title: 'Owner’s' }), editor.change(id, { revision: 1, title: 'Editor’s' })]);
  const [won, lost] = answers[0]?.status === 200 ? answers : [answers[1], answers[0]];
  expect([won?.status, lost?.status, lost?.json.error ?? lost?.json.code]).toEqual([200, 409, 'conflict']);
  const row = await db().draft.findUniqueOrThrow({ where: { id }, include: { changer: true } });
  expect(lost?.json.details).toEqual([
    { path: 'revision', code: 'conflict', message: '2' },
    { path: 'changedBy', code: 'conflict', message: row.changer?.name },
    { path: 'updatedAt', code: 'conflict', message: row.updatedAt.toISOString() },
  ]);
  expect([row.revision, row.title]).toEqual([2, answers[0]?.status === 200 ? 'Owner’s' : 'Editor’s']);
});

test('markdown takes the place of a PDF, whose bytes go', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  await browser.put(id, 'One.pdf', await plainPdf(`Only here ${id}`));
  const { pdfSha256 } = await db().draft.findUniqueOrThrow({ where: { id } });
  await browser.change(id, { revision: 2, markdown: '' });
  expect((await browser.read(id)).json).toMatchObject({ document: { kind: 'markdown', markdown: '' }, suggestions: [] });
  expect(await db().blob.count({ where: { sha256: pdfSha256 ?? '' } })).toBe(0);
});

test('400 for what is longer, or more, than anybody types, and nothing is changed', async () => {
  const { browser, id } = await draftOf();
  const tooMuch = [
    { title: 'x'.repeat(301) },
    { signer: { email: 'x'.repeat(401) } },
    { message: 'x'.repeat(2_001) },
    { markdown: 'x'.repeat(200_001) },
    { fields: Array.from({ length: 201 }, (_, index) => ({ ...field, id: String(index) })) },
    { fields: [{ ...field, x: 1e9 }] },
    { title: 'a\0b' },
    { language: 'tlh' },
    { unknown: 1 },
  ];
  for (const change of tooMuch) expect([change, (await browser.change(id, { revision: 1, ...change })).status]).toEqual([change, 400]);
  expect((await browser.read(id)).json.revision).toBe(1);
});

test('409 with the request for a draft that was sent', async () => {
  const { browser, id } = await draftOf();
  await browser.change(id, { revision: 1, ...readyWords });
  const { request_id } = (await browser.send(id, 2)).json;
  const { status, json } = await browser.change(id, { revision: 2, title: 'Late' });
  expect([status, json.details]).toEqual([409, [{ path: 'request_id', code: 'sent', message: request_id }]]);
});
