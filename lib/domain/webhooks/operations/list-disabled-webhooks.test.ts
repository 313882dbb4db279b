import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { listenTo } from '@/lib/testing/receiver';
import { signedInCaller } from '@/lib/testing/session';
import { listDisabledWebhooks } from './list-disabled-webhooks';

test('those that failures disabled, by host alone; not what works, what somebody switched off, or a neighbour’s', async () => {
  const { account } = await makeAccount();
  const neighbour = await makeAccount();
  const make = async (accountId: string, disabledReason: string | null) => {
    const { id } = await listenTo('requests', accountId, { url: 'https://receiver.example.com/hooks/a-secret' });
    await db().webhookEndpoint.update({ where: { id }, data: { disabledReason, disabledAt: disabledReason && now() } });
    return id;
  };
  const gone = await make(account.id, 'gone');
  for (const reason of [null, 'owner']) await make(account.id, reason);
  await make(neighbour.account.id, 'failing');
  const list = async () => perform(listDisabledWebhooks, {}, await signedInCaller(account.ownerId));
  expect(await list()).toEqual({
    webhooks: [{ id: gone, host: 'receiver.example.com', workflow: null, reason: 'gone', disabledAt: expect.any(String) }],
    mayEnable: true,
  });
  await db().membership.updateMany({ where: { accountId: account.id }, data: { role: 'viewer' } });
  expect((await list()).mayEnable).toBe(false);
});
