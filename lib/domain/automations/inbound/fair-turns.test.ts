import { afterEach, expect, test, vi } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { closeQueue, enqueueAll } from '@/lib/engines/queue/queue';
import { startWork } from '@/lib/engines/queue/work';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, post, runOf } from '@/lib/testing/automations';
import { makeWorkflow } from '@/lib/testing/workflows';
import { advanceAutomation } from '../jobs/advance-automation';
import { advanceJob } from '../running/advance-job';

afterEach(async () => {
  setClock(null);
  await closeQueue();
});

test('one account’s 10,000 posts hold up another’s one by no more than a turn', async () => {
  const [busy, quiet] = [await makeAccount(), await makeAccount()];
  const orders = Array.from({ length: 10_000 }, (_, index) => ({ id: `${busy.account.id}-${index}`, owner: busy.account.id }));
  for (let from = 0; from < orders.length; from += 1_000) await transaction((tx) => enqueueAll(tx, advanceJob, orders.slice(from, from + 1_000)));
  const { secret } = await makeWorkflow({ key: quiet.key, accountId: quiet.account.id });
  const { automationId } = (await post(secret)).json;
  // In the order in which the queue gives jobs out.
  const [place] = await db().$queryRaw<{ before: number }[]>`
    WITH own AS MATERIALIZED (SELECT priority, created_on FROM pgboss.job WHERE name = ${advanceJob} AND data->>'id' = ${automationId})
    SELECT COUNT(*)::int AS before FROM own CROSS JOIN pgboss.job other
    WHERE other.name = ${advanceJob} AND other.data->>'id' LIKE ${`${busy.account.id}-%`}
      AND (other.priority > own.priority OR (other.priority = own.priority AND other.created_on < own.created_on))`;
  // Of the busy one as many are before it as seconds may have passed in between.
  expect(place?.before).toBeLessThan(60);
}, 60_000);

test('a run of an account with one is completed before the backlog of an account with many, though it came last', async () => {
  // What others have left would stand in between. The clock stands, so that turns do not pass by themselves.
  await db().$executeRaw`DELETE FROM pgboss.job WHERE name = ${advanceJob}`;
  setClock(() => new Date(Date.UTC(2030, 0, 1)));
  const workflow = async () => {
    const { account, key } = await makeAccount();
    const made = await makeWorkflow({ key, accountId: account.id });
    await changeDocument({ key, ...made }, { createPdfCopy: false });
    return made.secret;
  };
  const [busy, quiet] = [await workflow(), await workflow()];
  const backlog: string[] = [];
  for (let index = 0; index < 12; index += 1) backlog.push((await post(busy)).json.automationId);
  const last: string = (await post(quiet)).json.automationId;
  const completed: string[] = [];
  const run: typeof advanceAutomation.run = async (data, signal) => {
    await advanceAutomation.run(data, signal);
    if ((await runOf(data.id)).status === 'completed') completed.push(data.id);
  };
  await closeQueue();
  await startWork([{ ...advanceAutomation, run, concurrency: 1 }]);
  await vi.waitFor(() => expect(completed).toHaveLength(13), { timeout: 60_000, interval: 50 });
  expect(completed.indexOf(last)).toBeLessThan(2);
  expect(completed.filter((id) => id !== last)).toEqual(backlog);
}, 90_000);
