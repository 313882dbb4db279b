import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/route';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { signedInCaller } from '@/lib/testing/session';
import { makeWorkflow } from '@/lib/testing/workflows';
import { setAutoCreate } from './set-auto-create';

test('switches it off and on again, for whoever is signed in to the account', async () => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const caller = await signedInCaller(account.ownerId);
  for (const auto_create of ['off', 'on'] as const) {
    await perform(setAutoCreate, { wkf_id: workflow.id, auto_create }, caller);
    expect((await call(GET, { key, params: { wkf_id: workflow.id } })).json.autoCreate).toBe(auto_create === 'on');
  }
  const stranger = await signedInCaller((await makeAccount()).account.ownerId);
  await expect(perform(setAutoCreate, { wkf_id: workflow.id, auto_create: 'off' }, stranger)).rejects.toMatchObject({ status: 403 });
});
