import { expect, test } from 'vitest';
import { GET } from '@/app/v1/webhooks/[webhook_id]/secret/route';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { listenTo } from '@/lib/testing/receiver';

test('shows the secret to whoever may change the webhook, and to no key that only reads', async () => {
  const { account, key } = await makeAccount();
  const { id, secret } = await listenTo('requests', account.id);
  const ask = (by: string) => call(GET, { key: by, params: { webhook_id: id } });
  expect((await ask(key)).json).toEqual({ secret, previous_secret_until: null });
  const readOnly = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'reads', isTest: false, isReadOnly: true });
  const refused = await ask(readOnly.key);
  expect([refused.status, JSON.stringify(refused.json).includes(secret)]).toEqual([401, false]);
});
