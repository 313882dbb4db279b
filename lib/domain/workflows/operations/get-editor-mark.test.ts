import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/mark/route';
import { POST as post } from '@/app/in/[secret]/route';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { adding, editorOf, liveWorkflow } from '@/lib/testing/editors';
import { statementsOf } from '@/lib/testing/plans-of';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate, offerPost } from '@/lib/testing/workflows';
import { updateDocument } from './update-document';

const markFor = (editor: { headers: Record<string, string> }, wkf_id: string) => call(GET, { headers: editor.headers, params: { wkf_id }, method: 'GET' });

test('the mark is that of the editor until something in it is another: a draft, its end, an edit by the API, a post, a template, a switch', async () => {
  const { id, documentId, editor, key, account, secret, fileId } = await liveWorkflow();
  const more = await makeTemplate(account.id);
  const acts: (() => Promise<unknown>)[] = [
    () => editor.edit(id, 0, { kind: 'workflow', set: { name: 'Later' } }),
    () => editor.drop(id, 1),
    () => call(serve(updateDocument).PATCH, { key, method: 'PATCH', params: { wkf_id: id, doc_id: documentId }, body: { outputName: 'By API' } }),
    () => call(post, { params: { secret }, method: 'POST', body: offerPost }),
    () => call(post, { params: { secret }, method: 'POST', body: offerPost }),
    () => db().file.update({ where: { id: fileId }, data: { version: 1, name: 'Renamed.docx' } }),
    () => editor.edit(id, 1, adding(more)),
    () => db().file.update({ where: { id: more }, data: { name: 'Renamed too.docx' } }),
    () => db().workflow.update({ where: { id }, data: { autoCreate: false } }),
  ];
  const seen = new Set<string>();
  for (const act of [async () => undefined, ...acts]) {
    await act();
    const { mark } = (await markFor(editor, id)).json;
    expect(seen).not.toContain(mark);
    seen.add(mark);
    expect((await editor.read(id)).json.mark).toBe(mark);
    expect((await markFor(editor, id)).json).toEqual({ mark });
  }
});

test('asking costs two statements beside the session’s, whatever the workflow holds', async () => {
  const { id, editor, account } = await liveWorkflow();
  const fileId = await makeTemplate(account.id);
  await editor.edit(id, 0, ...Array.from({ length: 15 }, () => adding(fileId)));
  const asked = await statementsOf(() => markFor(editor, id));
  const own = asked.filter(({ text }) => /workflow|accounts own/.test(text));
  expect(own).toHaveLength(2);
  expect(asked.length).toBeLessThanOrEqual(5);
});

test('404 for who may not see the workflow, and another mark for who may do something else with it', async () => {
  const team = await makeTeam();
  const owner = await editorOf(team.people.owner.id, team.id);
  const viewer = await editorOf(team.people.viewer.id, team.id);
  const { id } = (await owner.start({ name: 'Ours' })).json;
  const stranger = await editorOf((await makeAccount()).account.ownerId);
  expect([(await markFor(stranger, id)).status, (await markFor(owner, 'wkf_x')).status, (await markFor(viewer, id)).status]).toEqual([404, 404, 200]);
  expect((await markFor(viewer, id)).json.mark).not.toBe((await markFor(owner, id)).json.mark);
});
