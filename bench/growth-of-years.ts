/** The measurements of `bench/growth.ts` at one size, in a process and a database of their own. */
import { writeFileSync } from 'node:fs';
import { db, waitForDatabaseAs } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { listApiCalls } from '@/lib/domain/accounts/operations/list-api-calls';
import { listOwnRuns } from '@/lib/domain/automations/operations/list-own-runs';
import { listSourceEvents } from '@/lib/domain/automations/operations/list-source-events';
import { getFileTotals } from '@/lib/domain/files/operations/get-file-totals';
import { listOwnFiles } from '@/lib/domain/files/operations/list-own-files';
import { jobs, watches } from '@/lib/domain/jobs';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { listSentDeliveries } from '@/lib/domain/webhooks/operations/list-sent-deliveries';
import { listOwnWorkflows } from '@/lib/domain/workflows/operations/list-own-workflows';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { queue } from '@/lib/engines/queue/queue';
import { perform } from '@/lib/surfaces/perform/perform';
import { post } from '@/lib/testing/automations';
import { nobody } from '@/lib/testing/nobody';
import { type Scan, scansOf } from '@/lib/testing/plans-of';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, readStatus, sign, tokenIn } from '@/lib/testing/signing';
import { offerPost } from '@/lib/testing/workflows';
import { dueCount, seedYears, smallTables } from '@/lib/testing/years';
import { median } from './median.ts';

/** Milliseconds by what was done, and every reading of a table that grows which its index does not bound. */
export type Grown = { size: number; operations: Record<string, number>; periodic: Record<string, number>; walks: string[] };

const rounds = 15;
const size = Number(process.env.GROWTH_SIZE);
/** After so many days twenty are due of what was made one in so many minutes, and ended so much later. */
const retention = (everyMinutes: number, endedAfterMinutes: number) => ((size - dueCount) * everyMinutes - endedAfterMinutes) / 1440;

type Years = Awaited<ReturnType<typeof seedYears>> & { link: string };
let round = 0;
const textOf = () => ({ document: { markdown: `Agreement ${size} ${(round += 1)}\n\n{{signature:signer}}` } });

const asked: [name: string, ask: (years: Years) => Promise<unknown>][] = [
  ['create', ({ key }) => createRequest(key, textOf())],
  ['status', ({ key, request }) => readStatus(request.request_id, { key })],
  ['signing page', ({ link }) => perform(getSigningPage, { token: tokenIn(link), problem: null }, nobody)],
  ['cancel one just made', async ({ key }) => cancelRequest((await createRequest(key, textOf())).json.request_id, { key })],
  ['sign one just made', async ({ key }) => sign((await createRequest(key, textOf())).json.signer_link)],
  ['post to a source', ({ secret }) => post(secret, { ...offerPost, round: (round += 1) })],
  ['home', ({ caller }) => perform(getOverview, {}, caller)],
  ['requests', ({ caller }) => perform(listOwnRequests, {}, caller)],
  ['requests, pending', ({ caller }) => perform(listOwnRequests, { status: 'pending' }, caller)],
  ['requests, one by its title', ({ caller }) => perform(listOwnRequests, { search: 'Lease 16' }, caller)],
  ['workflows', ({ caller }) => perform(listOwnWorkflows, {}, caller)],
  ['runs', ({ caller, wkf_id }) => perform(listOwnRuns, { wkf_id }, caller)],
  ['runs, failed', ({ caller, wkf_id }) => perform(listOwnRuns, { wkf_id, state: 'failed' }, caller)],
  ['runs, one by a word', ({ caller, wkf_id }) => perform(listOwnRuns, { wkf_id, search: '991' }, caller)],
  ['received data', ({ caller, wkf_id }) => perform(listSourceEvents, { wkf_id }, caller)],
  ['deliveries', ({ caller, webhook_id }) => perform(listSentDeliveries, { webhook_id }, caller)],
  ['files', ({ caller }) => perform(listOwnFiles, {}, caller)],
  ['files, how much they take', ({ caller }) => perform(getFileTotals, {}, caller)],
  ['calls', ({ caller }) => perform(listApiCalls, {}, caller)],
];

const periodic: [name: string, work: () => Promise<unknown>][] = [
  ...jobs.flatMap(({ name, schedule }): [string, () => Promise<unknown>][] => (schedule ? [[name, () => runJob(name)]] : [])),
  ...watches.map(({ name, look, ended }): [string, () => Promise<unknown>] => [name, () => look().then(ended)]),
];

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const isWalk = ({ table, how, passed }: Scan) =>
  !smallTables.includes(table) && !table.startsWith('pg_') && (how === 'Seq Scan' || passed > Math.max(1_000, size / 20));

async function measure(): Promise<Grown> {
  const seeded = await seedYears(size);
  const years = { ...seeded, link: (await createRequest(seeded.key)).json.signer_link as string };
  Object.assign(env(), { RETENTION_DAYS: retention(10, 60), AUTOMATION_RETENTION_DAYS: retention(5, 0) });
  const figures: Grown = { size, operations: {}, periodic: {}, walks: [] };
  const note = async (name: string, work: () => Promise<unknown>) => {
    const walks = (await scansOf(work))
      .filter(isWalk)
      .map(({ table, how, passed, sql }) => `${name}: ${how} of ${table}, ${passed} left out: ${sql.replace(/\s+/g, ' ').slice(0, 200)}`);
    figures.walks.push(...new Set(walks));
  };
  for (const [name, ask] of asked) {
    const times: number[] = [];
    for (let count = 0; count < rounds; count += 1) times.push(await timed(() => ask(years)));
    figures.operations[name] = median(times);
  }
  for (const [name, work] of periodic) figures.periodic[name] = await timed(work);
  for (const [name, ask] of asked) await note(name, () => ask(years));
  for (const [name, work] of periodic) await note(name, work);
  return figures;
}

// A million rows are laid down by statements that take minutes.
waitForDatabaseAs('filling');
await layQueues(await queue('worker'), jobs);
const began = performance.now();
writeFileSync(process.env.GROWTH_ANSWER ?? '', JSON.stringify(await measure()));
console.log(`${size} measured in ${((performance.now() - began) / 1000).toFixed(0)} s`);
await db().$disconnect();
process.exit(0);
