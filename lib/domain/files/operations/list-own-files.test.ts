import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '@/lib/core/caller';
import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signedInCaller } from '@/lib/testing/session';
import { callerActingFor, makeTeam } from '@/lib/testing/teams';
import { keepTemplate, makeWorkflowOf } from '@/lib/testing/templates';
import { foldersQuery, roomQuery } from '../room/store';
import type { RoomKind } from '../rules';
import { sharePdf } from '../share-pdf';
import { listOwnFiles } from './list-own-files';

const namesOf = async (caller: Caller, input: { search?: string; kind?: RoomKind; folder?: string } = {}) =>
  (await perform(listOwnFiles, input, caller)).items.map(({ name }) => name);

test('the account’s own, newest first, each with what it is and which workflows use it', async () => {
  const { account } = await makeAccount();
  const template = await keepTemplate(account.id, { name: 'Lease.docx' });
  await makeWorkflowOf(account, template.id);
  const second = await makeWorkflowOf(account, template.id);
  const gone = await makeWorkflowOf(account, template.id);
  await db().workflow.update({ where: { id: gone }, data: { archivedAt: new Date() } });
  await sharePdf(account.id, 'Offer.pdf', await plainPdf(account.id));
  const { items } = await perform(listOwnFiles, {}, await signedInCaller(account.ownerId));
  expect(items).toEqual([
    expect.objectContaining({ name: 'Offer.pdf', kind: 'document', mimeType: 'application/pdf', version: 1, isShared: true, test: false, usedBy: null }),
    expect.objectContaining({ name: 'Lease.docx', kind: 'template', isShared: false, usedBy: { first: { id: expect.any(String), name: 'Letters' }, more: 1 } }),
  ]);
  expect(items[1]?.usedBy?.first.id).not.toBe(gone);
  expect([items[1]?.usedBy?.first.id, second]).toHaveLength(2);
});

test('nothing of a neighbour, nor of a team that one does not act for, and nothing without a session', async () => {
  const team = await makeTeam();
  await keepTemplate(team.id, { name: 'Team.docx' });
  const { people } = team;
  expect(await namesOf(await team.as('viewer'))).toEqual(['Team.docx']);
  expect(await namesOf(await callerActingFor(people.viewer.id, people.viewer.own))).toEqual([]);
  // Whoever does not belong to the team acts for their own account instead.
  expect([await namesOf(await team.as('former')), await namesOf(await team.as('outsider'))]).toEqual([[], []]);
  await expect(perform(listOwnFiles, {}, nobody)).rejects.toMatchObject({ code: 'sign_in_needed', status: 401 });
});

test('a page of them, the next one by its cursor, each file once though all came at the same moment', async () => {
  const { account } = await makeAccount();
  for (const name of ['One.docx', 'Two.docx', 'Three.docx']) await keepTemplate(account.id, { name });
  await db().file.updateMany({ where: { accountId: account.id }, data: { createdAt: new Date('2026-11-20T10:00:00.123Z') } });
  const caller = await signedInCaller(account.ownerId);
  const first = await perform(listOwnFiles, { limit: 2 }, caller);
  const second = await perform(listOwnFiles, { limit: 2, cursor: first.next ?? '' }, caller);
  expect([first.items.length, second.items.length, second.next]).toEqual([2, 1, null]);
  expect([...first.items, ...second.items].map(({ name }) => name).sort()).toEqual(['One.docx', 'Three.docx', 'Two.docx']);
});

test('of one kind alone: what is read, what is filled in, what runs have made', async () => {
  const { account } = await makeAccount();
  const made = await keepTemplate(account.id, { name: 'Made.docx' });
  await db().file.update({ where: { id: made.id }, data: { origin: 'output' } });
  const blank = await keepTemplate(account.id, { name: 'Blank.docx' });
  await db().file.update({ where: { id: blank.id }, data: { origin: 'blank' } });
  await sharePdf(account.id, 'Read.pdf', await plainPdf('Read'));
  const caller = await signedInCaller(account.ownerId);
  const kinds = ['document', 'template', 'output'] as const;
  expect(await Promise.all(kinds.map((kind) => namesOf(caller, { kind })))).toEqual([['Read.pdf'], ['Blank.docx'], ['Made.docx']]);
  const all = (await perform(listOwnFiles, {}, caller)).items;
  expect(all.map(({ name, kind }) => [name, kind])).toEqual([
    ['Read.pdf', 'document'],
    ['Blank.docx', 'template'],
    ['Made.docx', 'output'],
  ]);
});

test('of one folder alone, with or without words and a kind: exactly that one, and none inside it', async () => {
  const { account } = await makeAccount();
  const put = async (folder: string, name: string) =>
    db().file.update({ where: { id: (await keepTemplate(account.id, { name })).id }, data: { folder, origin: 'output' } });
  await put('Invoices', 'Above.docx');
  await put('Invoices/2026', 'One.docx');
  await put('Invoices/2026', 'Two.docx');
  await put('', 'None.docx');
  const caller = await signedInCaller(account.ownerId);
  const { items } = await perform(listOwnFiles, { folder: 'Invoices/2026' }, caller);
  expect(items.map(({ name, folder }) => [name, folder])).toEqual([
    ['Two.docx', 'Invoices/2026'],
    ['One.docx', 'Invoices/2026'],
  ]);
  expect(await namesOf(caller, { folder: 'Invoices' })).toEqual(['Above.docx']);
  expect(await namesOf(caller, { folder: 'Invoices/2026', search: 'one', kind: 'output' })).toEqual(['One.docx']);
  expect([await namesOf(caller, { folder: 'invoices' }), await namesOf(caller, { folder: 'Invoices/2026', kind: 'template' })]).toEqual([[], []]);
  expect(await namesOf(caller)).toEqual(['None.docx', 'Two.docx', 'One.docx', 'Above.docx']);
});

describe('looking for words', () => {
  test('finds them in the name, whole or by their beginning, in any case and script', async () => {
    const { account } = await makeAccount();
    await keepTemplate(account.id, { name: 'Mietvertrag_Ärztehaus-2026 (Анна).docx' });
    await keepTemplate(account.id, { name: '業務委託契約書.docx' });
    const caller = await signedInCaller(account.ownerId);
    for (const search of ['mietv', 'ÄRZTE', 'анна', '2026', 'ärztehaus mietvertrag', 'Анна, 2026'])
      expect(await namesOf(caller, { search }), search).toEqual(['Mietvertrag_Ärztehaus-2026 (Анна).docx']);
    expect(await namesOf(caller, { search: '業務' })).toEqual(['業務委託契約書.docx']);
    expect(await namesOf(caller, { search: 'docx' })).toHaveLength(2);
    expect([await namesOf(caller, { search: 'mietvertrag 業務' }), await namesOf(caller, { search: '%' })]).toEqual([[], []]);
    expect(await namesOf(caller, { search: ' ' })).toHaveLength(2);
  });

  test('takes no sign of the query language, and finds nothing of a neighbour, not even by the account’s id', async () => {
    const [own, neighbour] = [await makeAccount(), await makeAccount()];
    await keepTemplate(own.account.id, { name: 'Lease & (offer).docx' });
    const [caller, other] = [await signedInCaller(own.account.ownerId), await signedInCaller(neighbour.account.ownerId)];
    for (const search of ["lease:* | ' !", '(offer', 'lease & offer', '\\lease', 'lease <-> offer'])
      expect(await namesOf(caller, { search }), search).toEqual(['Lease & (offer).docx']);
    expect([await namesOf(other, { search: 'lease' }), await namesOf(other, { search: own.account.id })]).toEqual([[], []]);
  });

  test('keeps to the kind that is asked for, and a renamed file is found by its new name', async () => {
    const { account } = await makeAccount();
    const { id } = await keepTemplate(account.id, { name: 'Offer one.docx' });
    await sharePdf(account.id, 'Offer two.pdf', await plainPdf('Offer'));
    const caller = await signedInCaller(account.ownerId);
    expect(await namesOf(caller, { search: 'offer', kind: 'document' })).toEqual(['Offer two.pdf']);
    await db().file.update({ where: { id }, data: { name: 'Lease.docx' } });
    expect([await namesOf(caller, { search: 'lease' }), await namesOf(caller, { search: 'one' })]).toEqual([['Lease.docx'], []]);
  });
});

describe('in an account of fifty thousand files, beside one that has the same', () => {
  let accountId: string;
  beforeAll(async () => {
    accountId = (await makeAccount()).account.id;
    for (const id of [accountId, (await makeAccount()).account.id])
      await db().$executeRaw`
        INSERT INTO files (id, account_id, name, mime_type, sha256, bytes, origin, folder, created_at)
        SELECT 'file_' || right(${id}, 8) || lpad(n::text, 12, '0'), ${id}, 'Lease ' || n || ' common ' || md5(n::text) || '.pdf', 'application/pdf', 'none', 1,
          CASE WHEN n % 10 = 0 THEN 'output' ELSE 'upload' END, CASE WHEN n % 10 = 0 THEN 'Invoices/' || n % 70 ELSE '' END, timestamptz '2026-01-01' + n * interval '1 minute'
        FROM generate_series(1, 50000) n`;
    await db().$executeRaw`ANALYZE files`;
  }, 120_000);

  const planOf = async (wanted: Partial<Parameters<typeof roomQuery>[1]>): Promise<string> => {
    const query = roomQuery({ accountId }, { kind: undefined, words: null, after: undefined, limit: 51, ...wanted });
    return JSON.stringify(await db().$queryRaw(Prisma.sql`EXPLAIN (FORMAT JSON) ${query}`));
  };
  const after = { createdAt: '2026-01-05T00:00:00.000Z', id: 'file_x' };

  test.each([
    ['all', {}, 'files_account_id_created_at_idx'],
    ['all from a place on', { after }, 'files_account_id_created_at_idx'],
    ['outputs', { kind: 'output' }, 'files_outputs_idx'],
    ['outputs from a place on', { kind: 'output', after }, 'files_outputs_idx'],
    ['documents', { kind: 'document' }, 'files_documents_idx'],
    ['templates', { kind: 'template' }, 'files_templates_idx'],
    ['those of a folder', { folder: 'Invoices/10' }, 'files_folder_idx'],
    ['those of a folder from a place on', { folder: 'Invoices/10', after }, 'files_folder_idx'],
    ['two words, of which few names have one', { words: ['lease', '14999'] }, 'files_search_idx'],
  ] as const)('%s are read by their index', async (_what, wanted, index) => {
    const plan = await planOf(wanted);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  test('the folders are read by leaps in their index', async () => {
    const plan = JSON.stringify(await db().$queryRaw(Prisma.sql`EXPLAIN (FORMAT JSON) ${foldersQuery({ accountId })}`));
    expect(plan.match(/files_folder_idx/g)).toHaveLength(2);
    expect(plan).not.toMatch(/Seq Scan|"Sort"/);
  });

  test.each(['common', '14999'])('the one word %s is read by an index too, be it that of the words or that of the list', async (word) => {
    const plan = await planOf({ words: [word] });
    expect(plan).toMatch(/files_(search|account_id_created_at)_idx/);
    expect(plan).not.toContain('Seq Scan');
  });
});
