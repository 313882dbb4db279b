import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { liveWorkflow } from '@/lib/testing/editors';

test('going back to what is live forgets the edits, which stand in the log as dropped', async () => {
  const { id, documentId, editor } = await liveWorkflow();
  await editor.edit(id, 0, { kind: 'remove', documentId });
  const { json } = await editor.drop(id, 1);
  expect([json.changes, json.draft.documents.length, json.revision]).toEqual([[], 1, 1]);
  expect((await db().workflowEdit.findFirstOrThrow({ where: { workflowId: id } })).state).toBe('dropped');
});
