import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { enqueueAll } from '@/lib/engines/queue/queue';
import { makeAccount } from '@/lib/testing/account';
import { post } from '@/lib/testing/automations';
import { makeWorkflow } from '@/lib/testing/workflows';
import { advanceJob } from '../running/advance-job';

test('one account’s 2,000 posts hold up another’s one by no more than a turn', async () => {
  const [busy, quiet] = [await makeAccount(), await makeAccount()];
  const orders = Array.from({ length: 2_000 }, (_, index) => ({ id: `${busy.account.id}-${index}`, owner: busy.account.id }));
  await transaction((tx) => enqueueAll(tx, advanceJob, orders));
  const { secret } = await makeWorkflow({ key: quiet.key, accountId: quiet.account.id });
  const { automationId } = (await post(secret)).json;
  // In the order in which the queue gives jobs out.
  const [place] = await db().$queryRaw<{ before: number }[]>`
    SELECT COUNT(*)::int AS before FROM pgboss.job other, pgboss.job own
    WHERE own.name = ${advanceJob} AND own.data->>'id' = ${automationId}
      AND other.name = ${advanceJob} AND other.data->>'id' LIKE ${`${busy.account.id}-%`}
      AND (other.priority > own.priority OR (other.priority = own.priority AND other.created_on < own.created_on))`;
  // Of the busy one as many are before it as seconds may have passed in between.
  expect(place?.before).toBeLessThan(60);
});
