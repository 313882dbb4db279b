import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { signedInCaller } from '@/lib/testing/session';
import { getRunContext } from './get-run-context';
import { rerunAutomation } from './rerun-automation';

test('a run names how its post came and the other runs of it, the one that it repeats among them', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const params = { wkf_id: values.WKF_ID, aut_id: run.id };
  const again = (await call(serve(rerunAutomation).POST, { key: made.key, method: 'POST', params, body: {} })).json.automationId as string;
  const caller = await signedInCaller(made.account.ownerId);
  expect(await perform(getRunContext, { wkf_id: values.WKF_ID, aut_id: again }, caller)).toMatchObject({
    ...{ cameBy: 'webhook', importId: null, nextTryAt: null },
    siblings: [{ id: run.id, status: 'completed', isFirst: true }],
  });
  expect((await perform(getRunContext, params, caller)).siblings).toMatchObject([{ id: again, isFirst: false }]);
});
