import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { db } from '@/lib/core/db';
import { adoptInstallation } from '@/lib/domain/files/installation';
import { makeAccount } from '@/lib/testing/account';
import { changeDocument, post } from '@/lib/testing/automations';
import { bundledChild } from '@/lib/testing/bundled-child';
import { makeWorkflow } from '@/lib/testing/workflows';

/** As many as `CHAOS_AUTOMATIONS` says, with PDFs where there are more than the few of every day. */
const count = Number(process.env.CHAOS_AUTOMATIONS ?? 6);
const isLong = count > 6;

/** Statements that each worker lives for, one after the other; when these are through, workers live on. */
const lifetimes = isLong ? Array.from({ length: 60 }, (_, index) => (index < 20 ? 20 + index * 7 : 200 + ((index * 137) % 800))) : [24, 41, 60];

const openRuns = (ids: string[]) => db().automation.count({ where: { id: { in: ids }, status: { in: ['queued', 'running'] } } });

/** Keeps two workers at work until nothing is left for them, each in the place of one that was killed. Counts the kills. */
async function workUntilDone(child: string, isDone: () => Promise<boolean>): Promise<number> {
  const left = [...lifetimes];
  let [kills, isOver] = [0, false];
  const alive = new Set<ChildProcess>();
  onTestFinished(() => alive.forEach((worker) => void worker.kill('SIGKILL')));
  const places = [1, 2].map(async () => {
    while (!isOver) {
      const worker = fork(child, [String(left.shift() ?? 0)], { execArgv: [], stdio: 'ignore' });
      alive.add(worker);
      const [, signal] = (await once(worker, 'exit')) as [number | null, string | null];
      alive.delete(worker);
      if (signal === 'SIGKILL') kills += 1;
      else if (!isOver) throw new Error('A worker ended by itself.');
    }
  });
  const watch = async () => {
    while (!(await isDone())) await sleep(200);
    isOver = true;
    for (const worker of alive) worker.kill('SIGTERM');
  };
  await Promise.all([watch(), ...places]);
  return kills;
}

test('workers that are killed over their jobs leave each document once, each event once, each told once, and every run ended', {
  timeout: isLong ? 3_600_000 : 180_000,
}, async () => {
  const { account, key } = await makeAccount();
  const outgoingWebhook = { webhookUrl: 'https://receiver.example.com/hooks' };
  const made = await makeWorkflow({ key, accountId: account.id, body: { outgoingWebhook } });
  await changeDocument({ key, ...made }, { createPdfCopy: isLong });
  // What other tests have left would keep these workers busy.
  await db().$executeRaw`DELETE FROM pgboss.job`;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index % 500 === 0) await db().$executeRaw`DELETE FROM rate_buckets`;
    ids.push((await post(made.secret)).json.automationId);
  }
  // A job whose worker died after its commit comes back once more, and finds nothing to do.
  const jobsLeft = async () =>
    (
      await db().$queryRaw<{ count: number }[]>`
      SELECT COUNT(*)::int AS count FROM pgboss.job WHERE name IN ('advance-automation', 'announce-event') AND state < 'completed'`
    )[0]?.count;
  // Other tests may have left bytes or records that do not belong together, with which no worker starts.
  await adoptInstallation();
  const child = await bundledChild('lib/testing/chaos/worker-child.ts');
  const kills = await workUntilDone(child, async () => (await openRuns(ids)) === 0 && (await jobsLeft()) === 0);
  expect(kills).toBeGreaterThanOrEqual(lifetimes.length);

  const runs = await db().automation.findMany({ where: { id: { in: ids } }, include: { outputs: true } });
  expect(runs.filter(({ status }) => status !== 'completed').map(({ id, status, error }) => [id, status, error])).toEqual([]);
  const events = await db().event.findMany({ where: { subject: { in: ids } }, orderBy: { sequence: 'asc' } });
  for (const { id, outputs } of runs) {
    const own = events.filter(({ subject }) => subject === id).map(({ type }) => type);
    expect(own).toEqual(['automation.started', 'automation.document.created', 'automation.completed']);
    expect(outputs).toHaveLength(1);
  }
  expect(await db().file.count({ where: { accountId: account.id, origin: 'output' } })).toBe(count * (isLong ? 2 : 1));
  const told = await db().webhookDelivery.findMany({ where: { accountId: account.id }, select: { eventId: true } });
  expect(told.map(({ eventId }) => eventId).sort()).toEqual(events.map(({ id }) => id).sort());
  // What was under way when a worker died came back to another, and in time: no job was given up.
  const [back] = await db().$queryRaw<{ count: number }[]>`SELECT COUNT(*)::int AS count FROM pgboss.job WHERE data->>'id' = ANY(${ids}) AND retry_count > 0`;
  expect(back?.count).toBeGreaterThan(0);
  const dead = await db().$queryRaw<unknown[]>`SELECT id FROM pgboss.job WHERE name = 'dead' AND data->>'id' = ANY(${ids})`;
  expect(dead).toEqual([]);
});
