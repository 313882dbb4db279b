import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { browserOf, draftOf, readyWords } from '@/lib/testing/drafts';
import { makeTeam } from '@/lib/testing/teams';

test('the last touched first, with who made them, and none that was sent', { timeout: 90_000 }, async () => {
  const team = await makeTeam();
  const [owner, editor] = [await browserOf(team.people.owner.id, team.id), await browserOf(team.people.editor.id, team.id)];
  const first = (await owner.create()).json.id;
  const second = (await editor.create()).json.id;
  const sent = (await owner.create()).json.id;
  const { json } = await owner.change(sent, { revision: 1, ...readyWords });
  expect((await owner.send(sent, json.revision)).status).toBe(200);
  await owner.change(first, { revision: 1, title: 'Touched' });
  const listed = (await editor.list()).json;
  expect(listed.map(({ id, madeBy }: { id: string; madeBy: { isMe: boolean } }) => [id, madeBy.isMe])).toEqual([
    [first, false],
    [second, true],
  ]);
  expect(listed[0]).toMatchObject({ title: 'Touched', documentKind: 'none', signer: { name: '', email: '' } });
});

test('in pages that leave nothing out, read by the index of the open ones', async () => {
  const { account, browser, id } = await draftOf();
  const row = await db().draft.findUniqueOrThrow({ where: { id } });
  // Some of one moment, so that only their ids tell them apart.
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1) - Math.floor(index / 3) * 1000);
  const ids = Array.from({ length: 9 }, (_, index) => `dr_${String(index).padStart(24, 'x')}`);
  await db().draft.createMany({ data: ids.map((each, index) => ({ ...row, id: each, updatedAt: at(index), fields: [], pages: [], suggestions: [] })) });
  const seen: string[] = [];
  for (let query = '?limit=4'; query; ) {
    const { json, headers } = await browser.list(query);
    seen.push(...json.map((one: { id: string }) => one.id));
    query = /<[^?]*(\?[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  }
  expect([seen.length, new Set(seen)]).toEqual([10, new Set([id, ...ids])]);
  const plan = await db().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<Record<string, string>[]>`
      EXPLAIN SELECT * FROM drafts WHERE account_id = ${account.id} AND sent_request_id IS NULL ORDER BY updated_at DESC, id DESC LIMIT 51`;
  });
  const text = plan.map((line) => Object.values(line)[0]).join('\n');
  expect(text).toContain('drafts_open_idx');
  expect(text).not.toContain('Sort');
});
