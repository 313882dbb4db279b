import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, finish, post } from '@/lib/testing/automations';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { makeWorkflow } from '@/lib/testing/workflows';
import { forgetBlobs } from '../../files/store';

test('a template that is deleted while a run that needs it begins keeps its bytes on record', async () => {
  const { account, key } = await makeAccount();
  const paragraphs = [`Raced for ${randomHex(8)} {{Name}}`];
  const made = await makeWorkflow({ key, accountId: account.id, paragraphs, body: { source: { sourceFields: ['Name'] } } });
  await changeDocument({ key, ...made }, { createPdfCopy: false });
  const { json } = await post(made.secret, { Name: 'Anna' });
  const { sha256 } = await db().file.findUniqueOrThrow({ where: { id: made.fileId } });
  const { state, run } = await transaction(async (tx) => {
    await tx.workflowDocument.deleteMany({ where: { fileId: made.fileId } });
    await tx.file.delete({ where: { id: made.fileId } });
    expect(await forgetBlobs(tx, [sha256])).toEqual([sha256]);
    const run = finish(json.automationId);
    return { state: await untilBlocked(tx, run), run };
  });
  expect(await run).toMatchObject({ status: 'completed', steps: [{ kind: 'fill', inputSha256: sha256 }] });
  expect([state, await db().blob.count({ where: { sha256 } })]).toEqual(['waits', 1]);
});
