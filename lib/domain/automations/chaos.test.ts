import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, post } from '@/lib/testing/automations';
import { bundledChild } from '@/lib/testing/bundled-child';
import { makeWorkflow } from '@/lib/testing/workflows';

/** As many as `CHAOS_AUTOMATIONS` says; of two documents each, and with their PDFs where there are more than the few of every day. */
const count = Number(process.env.CHAOS_AUTOMATIONS ?? 6);
const isLong = count > 6;

/**
 * Statements that a process lives for. Of many runs: every number up to more than one run needs, so that each boundary is
 * met, then hundreds, each time some others, until all have ended.
 */
const lifetimes = isLong ? Array.from({ length: 400 }, (_, index) => (index < 60 ? index + 1 : 400 + ((index * 137) % 800))) : [7, 25, 50, 75, 100, 130];

const lastsUntil = (child: ChildProcess) => once(child, 'exit') as Promise<[number | null, string | null]>;

test('processes that are killed at every step boundary leave each document once, each event once, and every run ended', {
  timeout: isLong ? 9_000_000 : 120_000,
}, async () => {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  const second = await makeWorkflow({ key, accountId: account.id });
  for (const each of [made, second]) await changeDocument({ key, ...each }, { createPdfCopy: isLong });
  await db().$executeRaw`DELETE FROM rate_buckets`;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index % 500 === 0) await db().$executeRaw`DELETE FROM rate_buckets`;
    ids.push((await post((index % 2 === 0 ? made : second).secret)).json.automationId);
  }
  const child = await bundledChild('lib/testing/chaos/run-child.ts');
  const open = async () =>
    (await db().automation.findMany({ where: { id: { in: ids }, status: { in: ['queued', 'running'] } }, select: { id: true } })).map(({ id }) => id);
  let kills = 0;
  for (const lifetime of lifetimes) {
    const left = await open();
    if (left.length === 0) break;
    // Two at once, on the same runs: what one has begun the other takes from it.
    const deaths = await Promise.all(
      [lifetime, lifetime + 2].map((statements) => lastsUntil(fork(child, [String(statements), ...left], { execArgv: [], stdio: 'ignore' }))),
    );
    kills += deaths.filter(([, signal]) => signal === 'SIGKILL').length;
  }
  const [code] = await lastsUntil(fork(child, ['0', ...(await open())], { execArgv: [], stdio: 'ignore' }));
  expect(code).toBe(0);
  expect(kills).toBeGreaterThan(isLong ? 80 : 5);

  const runs = await db().automation.findMany({ where: { id: { in: ids } }, include: { steps: true, outputs: true } });
  expect(runs.filter(({ status }) => status !== 'completed').map(({ id, status, error }) => [id, status, error])).toEqual([]);
  const types = ['automation.started', 'automation.document.created', 'automation.completed'];
  for (const run of runs) {
    const events = await db().event.findMany({ where: { subject: run.id }, orderBy: { sequence: 'asc' } });
    expect(events.map(({ type }) => type)).toEqual(types);
    expect(run.outputs).toHaveLength(1);
  }
  const files = await db().file.count({ where: { accountId: account.id, origin: 'output' } });
  expect(files).toBe(count * (isLong ? 2 : 1));
  // No step began without a job that would take it up again.
  const jobs = await db().$queryRaw<
    { count: number }[]
  >`SELECT COUNT(DISTINCT data->>'id')::int AS count FROM pgboss.job WHERE name = 'advance-automation' AND data->>'id' = ANY(${ids})`;
  expect(jobs[0]?.count).toBe(count);
});
