import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { browserOf, draftOf } from '@/lib/testing/drafts';
import { makeTeam } from '@/lib/testing/teams';

test('a team shares its drafts: whoever may send reads them, and sees who made them and who changed them last', async () => {
  const team = await makeTeam();
  const [owner, editor] = [await browserOf(team.people.owner.id, team.id), await browserOf(team.people.editor.id, team.id)];
  const { id } = (await owner.create()).json;
  await editor.change(id, { revision: 1, title: 'Ours' });
  const { json } = await owner.read(id);
  expect(json).toMatchObject({ title: 'Ours', revision: 2, madeBy: { isMe: true }, changedBy: { isMe: false } });
});

test('404 for others, and for who has left; 403 for a viewer', async () => {
  const team = await makeTeam();
  const { id } = (await (await browserOf(team.people.owner.id, team.id)).create()).json;
  const read = async (who: keyof typeof team.people) => (await (await browserOf(team.people[who].id, team.id)).read(id)).status;
  expect([await read('viewer'), await read('former'), await read('outsider')]).toEqual([403, 404, 404]);
});

test('no other site reads or changes one by the session of somebody who may', async () => {
  const { account, browser, id } = await draftOf();
  const foreign = await browserOf(account.ownerId);
  foreign.headers.origin = 'https://evil.example';
  expect([(await foreign.read(id)).status, (await foreign.change(id, { revision: 1, title: 'Taken' })).status, (await foreign.remove(id)).status]).toEqual([
    401, 401, 401,
  ]);
  expect((await browser.read(id)).json.revision).toBe(1);
});

test('404 for what is no id', async () => {
  const browser = await browserOf((await makeAccount()).account.ownerId);
  for (const id of ['x', 'dr_', `dr_${'a'.repeat(24)}`, 'dr_\0']) expect((await browser.read(id)).status).toBe(404);
});
