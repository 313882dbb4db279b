import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { getWorkflowVersion } from './get-workflow-version';

test('a version is told as it was, after others came, and no password is in it', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  const caller = await signedInCaller(account.ownerId);
  const set = { outputName: 'Second', pdfPassword: 'open sesame', enablePdfPassword: true };
  await editor.publish(id, (await editor.edit(id, 0, { kind: 'document', documentId, set })).json.revision);
  const [first, second] = [
    await perform(getWorkflowVersion, { wkf_id: id, version: 1 }, caller),
    await perform(getWorkflowVersion, { wkf_id: id, version: 2 }, caller),
  ];
  expect([first.isNewest, first.name, first.documents]).toMatchObject([
    false,
    'Offers',
    [{ outputName: 'Offer', file: 'Offer.docx', enablePdfPassword: false }],
  ]);
  expect([second.isNewest, second.documents]).toMatchObject([true, [{ outputName: 'Second', enablePdfPassword: true, isSigned: false }]]);
  expect(JSON.stringify(second)).not.toMatch(/sesame|[Ss]ealed/);
});

test('a version from before there were folders has none, and one from afterwards tells it', async () => {
  const { id, documentId, editor, account } = await liveWorkflow();
  await db().$executeRaw`UPDATE workflow_versions SET definition = definition #- '{documents,0,folder}' WHERE workflow_id = ${id}`;
  const edited = await editor.edit(id, 0, { kind: 'document', documentId, set: { folder: 'Offers/{{Customer Name}}' } });
  await editor.publish(id, edited.json.revision);
  const caller = await signedInCaller(account.ownerId);
  const folderIn = async (version: number) => (await perform(getWorkflowVersion, { wkf_id: id, version }, caller)).documents.map(({ folder }) => folder);
  expect([await folderIn(1), await folderIn(2)]).toEqual([[''], ['Offers/{{Customer Name}}']]);
});

test('404 for a number that the workflow has not, and for who may not see it', async () => {
  const { id, account } = await liveWorkflow();
  await expect(perform(getWorkflowVersion, { wkf_id: id, version: 9 }, await signedInCaller(account.ownerId))).rejects.toMatchObject({ status: 404 });
  const stranger = await signedInCaller((await makeAccount()).account.ownerId);
  await expect(perform(getWorkflowVersion, { wkf_id: id, version: 1 }, stranger)).rejects.toMatchObject({ status: 404 });
});
