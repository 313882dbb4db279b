import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import { makeAccount } from '@/lib/testing/account';
import { makeWorkflow } from '@/lib/testing/workflows';
import { failedRuns } from '../automations/failures/store';
import { disabledOf } from '../webhooks/disabled/store';
import { newestOfAccount } from './store';
import { requestTypes, runTypes } from './views/lately';

const rows = 100_000;
let accountId: string;

beforeAll(async () => {
  const { account, key } = await makeAccount();
  accountId = account.id;
  const { workflow } = await makeWorkflow({ key, accountId });
  await db().$executeRaw`
    INSERT INTO events (id, subject, sequence, type, at, data, salt, data_hash, previous_hash, hash, account_id)
    SELECT 'evt_plan' || n, 'plan' || n, 1, (ARRAY['request.opened', 'consent.given', 'signature.accepted', 'request.signed'])[1 + n % 4],
      now() - n * interval '1 minute', '{}', '', '', '', '', CASE WHEN n % 3 = 0 THEN 'acc_other' ELSE ${accountId} END FROM generate_series(1, ${rows}::int) n`;
  await db().$executeRaw`
    INSERT INTO automations (id, workflow_id, account_id, is_test, source_event_id, workflow_version, status, created_at, finished_at, rerun_of)
    SELECT 'aut_plan' || n, ${workflow.id as string}, ${accountId}, false, 'evt', 1, CASE WHEN n % 100 = 0 THEN 'failed' ELSE 'completed' END,
      now() - n * interval '1 minute', now() - n * interval '1 minute', CASE WHEN n % 50 = 1 THEN 'aut_plan' || (n - 1) END FROM generate_series(1, ${rows}::int) n`;
  await db().$executeRaw`
    INSERT INTO webhook_endpoints (id, account_id, topic, url, secret_sealed, created_at, updated_at, disabled_at, disabled_reason)
    SELECT 'whk_plan' || n, ${accountId}, 'wkf' || n, 'https://receiver.example.com', '', now(), now(),
      CASE WHEN n % 1000 = 0 THEN now() END, CASE WHEN n % 1000 = 0 THEN 'gone' END FROM generate_series(1, ${rows}::int) n`;
  await db().$executeRawUnsafe('ANALYZE events, automations, webhook_endpoints');
}, 120_000);

/** How the database means to answer, as text. */
const planOf = async (query: Prisma.Sql): Promise<string> => {
  const lines = await db().$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`EXPLAIN ${query}`);
  return lines.map((line) => line['QUERY PLAN']).join('\n');
};

test('what happened lately is read from the index of the account’s log, newest first, without a sort', async () => {
  const plan = await planOf(newestOfAccount({ accountId }, [...requestTypes, ...runTypes], 10));
  expect(plan).toContain('events_account_id_at_id_idx');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test('failed runs are read from an index of these alone, and so is whether one was run again', async () => {
  const plan = await planOf(failedRuns({ accountId }, new Date(Date.now() - 7 * 24 * 3600_000), 100));
  expect(plan).toContain('automations_failed_idx');
  expect(plan).toContain('automations_rerun_of_idx');
  expect(plan).not.toMatch(/Seq Scan on automations/);
});

test('disabled webhooks are read from an index of these alone', async () => {
  const plan = await planOf(disabledOf({ accountId }, 10));
  expect(plan).toContain('webhook_endpoints_disabled_idx');
  expect(plan).not.toMatch(/Seq Scan on webhook_endpoints/);
});
