import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/webhook/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { listenTo } from '@/lib/testing/receiver';
import { signIn } from '@/lib/testing/session';
import { makeWorkflow } from '@/lib/testing/workflows';

test('null before an address is given; then how it does, and until when the secret before signs; a viewer may not manage it', async () => {
  const { account, key } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id });
  const { headers } = await signIn(account.ownerId);
  const read = async () => (await call(GET, { headers, params: { wkf_id: workflow.id } })).json;
  expect(await read()).toEqual({ webhook: null, previous_secret_until: null, may_manage: true });
  const { id } = await listenTo(workflow.id, account.id);
  const until = new Date(Date.now() + 3_600_000);
  await db().webhookEndpoint.update({ where: { id }, data: { disabledAt: new Date(), disabledReason: 'gone', previousSecretUntil: until } });
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  const shown = await read();
  expect(shown).toMatchObject({ webhook: { webhook_id: id, enabled: false, disabled_reason: 'gone' }, previous_secret_until: until.toISOString() });
  expect(shown.may_manage).toBe(false);
  expect(JSON.stringify(shown)).not.toContain('whsec_');
});
