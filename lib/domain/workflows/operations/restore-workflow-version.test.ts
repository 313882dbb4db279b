import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { adding, liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { makeTeam } from '@/lib/testing/teams';
import { makeTemplate } from '@/lib/testing/workflows';
import { restoreWorkflowVersion } from './restore-workflow-version';

test('settings of an older version are a draft, its documents in their order among them; what runs stays until it is published', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const more = adding(await makeTemplate(account.id));
  const changed = await editor.edit(
    id,
    0,
    { ...more, before: documentId },
    { kind: 'document', documentId, set: { pdfPassword: 'open sesame', enablePdfPassword: true } },
    { kind: 'workflow', set: { name: 'Both', color: '#000000' } },
  );
  const second = (await editor.publish(id, changed.json.revision)).json.live;
  const third = await editor.edit(id, 3, { kind: 'remove', documentId }, { kind: 'workflow', set: { name: 'One' } });
  await editor.publish(id, third.json.revision);
  const caller = await signedInCaller(account.ownerId);
  await perform(restoreWorkflowVersion, { wkf_id: id, version: 2 }, caller);
  const { live, draft, revision } = (await editor.read(id)).json;
  expect([live.name, live.documents.length]).toEqual(['One', 1]);
  expect(draft).toEqual(second);
  expect((await editor.publish(id, revision)).json.live).toEqual(second);
  expect(await perform(restoreWorkflowVersion, { wkf_id: id, version: 2 }, caller)).toMatchObject({ changes: 0 });
});

test('a viewer restores nothing', async () => {
  const team = await makeTeam();
  const { id } = await liveWorkflow();
  await expect(perform(restoreWorkflowVersion, { wkf_id: id, version: 1 }, await signedInCaller(team.people.viewer.id))).rejects.toMatchObject({ status: 404 });
});
