import { expect, test } from 'vitest';
import { GET, PATCH } from '@/app/files/[file_id]/route';
import { GET as openShared } from '@/app/files/shared/[token]/route';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { keepTemplate } from '@/lib/testing/templates';
import { sendTo } from '@/lib/testing/upload';

const patch = (key: string, id: string, body: object, headers = {}) =>
  sendTo(PATCH, { key, id, method: 'PATCH', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
const statusOf = async (link: string) => (await call(openShared, { params: { token: link.split('/').at(-1) ?? '' } })).status;

test('a link that was switched on opens the file, and is dead for good once it was switched off', async () => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const { status, json } = await patch(key, id, { isShared: true });
  expect([status, json.isShared, await statusOf(json.shareUrl)]).toEqual([200, true, 200]);
  expect((await patch(key, id, { isShared: true })).json.shareUrl).toBe(json.shareUrl);
  expect((await patch(key, id, { isShared: false })).json).toMatchObject({ isShared: false, shareUrl: null });
  expect(await statusOf(json.shareUrl)).toBe(404);
  const { json: again } = await patch(key, id, { isShared: true });
  expect([await statusOf(json.shareUrl), await statusOf(again.shareUrl)]).toEqual([404, 200]);
});

test('a new name keeps the ending of what the file is, and the link', async () => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const { shareUrl } = (await patch(key, id, { isShared: true })).json;
  expect((await patch(key, id, { name: 'Lease' })).json).toMatchObject({ name: 'Lease.docx', shareUrl });
});

test('412 for a version that is not there any more; nothing is changed', async () => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const first = await sendTo(GET, { key, id });
  const tag = { 'if-match': first.headers.get('etag') ?? '' };
  const renamed = await patch(key, id, { name: 'Lease.docx' }, tag);
  expect([renamed.status, (await patch(key, id, { name: 'Late.docx' }, tag)).status]).toEqual([200, 412]);
  expect((await sendTo(GET, { key, id })).json.name).toBe('Lease.docx');
  expect((await patch(key, id, { name: 'Next.docx' }, { 'if-match': renamed.headers.get('etag') ?? '' })).status).toBe(200);
});

test.each([
  [{ name: '' }, 'name', 'empty'],
  [{ name: 'a/b.docx' }, 'name', 'slash'],
  [{ isShared: 'yes' }, 'isShared', 'invalid_type'],
  [{ is_shared: true }, 'is_shared', 'unknown_member'],
])('400 naming the member for %j', async (body, path, code) => {
  const { account, key } = await makeAccount();
  const { id } = await keepTemplate(account.id);
  const { status, json } = await patch(key, id, body);
  expect([status, json.details[0].path, json.details[0].code]).toEqual([400, path, code]);
});

test('403 for a viewer of the file’s team, who may read it; an editor may', async () => {
  const [member, owner] = [await makeAccount(), await makeAccount()];
  const team = await createTeam(owner.account.ownerId, 'Legal');
  const { id } = await keepTemplate(team.id);
  for (const [role, status] of [
    ['viewer', 403],
    ['editor', 200],
  ] as const) {
    await setMember(team.id, member.account.ownerId, role);
    expect([role, (await patch(member.key, id, { name: 'Lease' })).status]).toEqual([role, status]);
  }
});
