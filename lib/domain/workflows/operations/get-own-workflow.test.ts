import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { liveWorkflow } from '@/lib/testing/editors';
import { signedInCaller } from '@/lib/testing/session';
import { getOwnWorkflow } from './get-own-workflow';

test('a page is told what the workflow is called and what runs, whatever its draft says', async () => {
  const { id, editor, account } = await liveWorkflow();
  await editor.edit(id, 0, { kind: 'workflow', set: { name: 'Not yet' } });
  expect(await perform(getOwnWorkflow, { wkf_id: id }, await signedInCaller(account.ownerId))).toEqual({
    ...{ id, name: 'Offers', status: 'COMPLETE', isOn: true, version: 1, mayRun: true },
  });
});
