import { afterEach, expect, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { signedInCaller } from '@/lib/testing/session';
import { issueKey } from '../api-key';
import { listEndingKeys } from './list-ending-keys';

afterEach(() => setClock(null));

test('keys that stop within three days, the next first; not what has stopped, was revoked, lasts, or is a neighbour’s', async () => {
  const at = new Date();
  setClock(() => at);
  const { account } = await makeAccount();
  const neighbour = await makeAccount();
  const make = async (name: string, days: number, { id, ownerId } = account, revokedAt: Date | null = null) => {
    const { key } = await issueKey({ accountId: id, personId: ownerId, name, isTest: false });
    await db().apiKey.updateMany({
      where: { accountId: id, name, prefix: { startsWith: key.slice(0, 8) } },
      data: { expiresAt: daysAfter(now(), days), revokedAt },
    });
  };
  await make('Later', 3);
  await make('Sooner', 1);
  await make('Stopped', -1);
  await make('Lasts', 5);
  await make('Revoked', 1, account, now());
  await make('Theirs', 1, neighbour.account);
  const { keys } = await perform(listEndingKeys, {}, await signedInCaller(account.ownerId));
  expect(keys.map(({ name }) => name)).toEqual(['Sooner', 'Later']);
});
