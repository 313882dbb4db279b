import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { cursorAfter } from '@/lib/core/page';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { createTeam, removeMember, setMember } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { keepTemplate } from '@/lib/testing/templates';
import { listFiles, uploadFile } from '@/lib/testing/upload';
import { sharePdf } from '../share-pdf';

afterEach(() => setClock(null));

const idsIn = (json: { id: string }[]) => json.map(({ id }) => id);

/** So many templates, the second half of them in one and the same millisecond; the ids as a list has them. */
async function kept(accountId: string, count: number): Promise<string[]> {
  const files: { id: string; at: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = Date.UTC(2026, 10, 1, 12, Math.min(index, Math.floor(count / 2)));
    setClock(() => new Date(at));
    files.push({ id: (await keepTemplate(accountId)).id, at });
  }
  return files.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
}

test('the account’s own files, newest first, the whole list where nobody says how many', async () => {
  const [{ account, key }, neighbour] = [await makeAccount(), await makeAccount()];
  const ids = await kept(account.id, 5);
  const { status, json, headers } = await listFiles(key);
  expect([status, idsIn(json), headers.get('link')]).toEqual([200, ids, null]);
  expect((await listFiles(neighbour.key)).json).toEqual([]);
});

test('pages of a size, each linking to the next, together the whole list and nothing twice', async () => {
  const { account, key } = await makeAccount();
  const ids = await kept(account.id, 5);
  const seen: string[] = [];
  let query = '?limit=2';
  for (const size of [2, 2, 1]) {
    const { json, headers } = await listFiles(key, query);
    expect(json).toHaveLength(size);
    seen.push(...idsIn(json));
    query = /^<http:\/\/localhost:3000\/files(\?[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    expect(query === '').toBe(size === 1);
  }
  expect(seen).toEqual(ids);
});

test('by kind and by a part of the name, in which no sign stands for others', async () => {
  const { account, key } = await makeAccount();
  const lease = await keepTemplate(account.id, { name: 'Lease 100%.docx' });
  const letter = await keepTemplate(account.id, { name: 'Letter_1.docx' });
  const pdf = await sharePdf(account.id, 'Lease.pdf', await plainPdf());
  const found = async (query: string) => idsIn((await listFiles(key, query)).json);
  expect(await found('?kind=pdf')).toEqual([pdf.id]);
  expect(await found('?name=LEASE&kind=docx')).toEqual([lease.id]);
  expect([await found('?name=%25'), await found('?name=_'), await found('?name=%5C')]).toEqual([[lease.id], [letter.id], []]);
});

test('a key of a person’s account lists the files of their teams too, by the team’s name, until they leave', async () => {
  const [member, owner] = [await makeAccount(), await makeAccount()];
  const team = await createTeam(owner.account.ownerId, 'Legal');
  await setMember(team.id, member.account.ownerId, 'viewer');
  const { id } = await keepTemplate(team.id);
  const { json } = await listFiles(member.key);
  expect(json).toMatchObject([{ id, team: { id: team.id.replace('acc_', 'team_'), name: 'Legal' } }]);
  await removeMember(team.id, member.account.ownerId);
  expect((await listFiles(member.key)).json).toEqual([]);
});

test('a test key sees what test keys made, a live key what live keys made', async () => {
  const { account, key } = await makeAccount();
  const { key: testKey } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'test', isTest: true });
  const [live, trial] = [(await uploadFile({ key })).json.id, (await uploadFile({ key: testKey })).json.id];
  expect([idsIn((await listFiles(key)).json), idsIn((await listFiles(testKey)).json)]).toEqual([[live], [trial]]);
});

test.each(['?limit=0', '?limit=201', '?limit=x', '?cursor=x', '?kind=exe', '?name='])('400 naming the member for %s', async (query) => {
  const { status, json } = await listFiles((await makeAccount()).key, query);
  expect([status, json.details[0].path]).toEqual([400, /\?(\w+)/.exec(query)?.[1]]);
});

test('a cursor that names what no column holds is refused as none of this list', async () => {
  const { status, json } = await listFiles((await makeAccount()).key, `?cursor=${cursorAfter(new Date().toISOString(), '\u0000')}`);
  expect([status, json.details[0].code]).toEqual([400, 'invalid_cursor']);
});
