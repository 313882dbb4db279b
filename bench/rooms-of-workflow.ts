/** The measurements of `bench/workflow-rooms.ts`, in a process and a database of their own. */
import type { Caller } from '@/lib/core/caller';
import { db } from '@/lib/core/db';
import { getRunsPulse } from '@/lib/domain/automations/operations/get-runs-pulse';
import { listOwnRuns } from '@/lib/domain/automations/operations/list-own-runs';
import { listSourceEvents } from '@/lib/domain/automations/operations/list-source-events';
import { receiveSourceEvent } from '@/lib/domain/automations/operations/receive-source-event';
import { jobs } from '@/lib/domain/jobs';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { countUndelivered } from '@/lib/domain/webhooks/operations/count-undelivered';
import { getDeliveriesPulse } from '@/lib/domain/webhooks/operations/get-deliveries-pulse';
import { listSentDeliveries } from '@/lib/domain/webhooks/operations/list-sent-deliveries';
import { editWorkflowDraft } from '@/lib/domain/workflows/operations/edit-workflow-draft';
import { getEditor } from '@/lib/domain/workflows/operations/get-editor';
import { getEditorMark } from '@/lib/domain/workflows/operations/get-editor-mark';
import { getSourcePulse } from '@/lib/domain/workflows/operations/get-source-pulse';
import { getWorkflowForm } from '@/lib/domain/workflows/operations/get-workflow-form';
import { listOwnWorkflows } from '@/lib/domain/workflows/operations/list-own-workflows';
import { listWorkflowHistory } from '@/lib/domain/workflows/operations/list-workflow-history';
import { publishWorkflow } from '@/lib/domain/workflows/operations/publish-workflow';
import { maxDocuments } from '@/lib/domain/workflows/rules';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { queue } from '@/lib/engines/queue/queue';
import { serve } from '@/lib/surfaces/http/serve';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { putDelivery } from '@/lib/testing/deliveries';
import { adding } from '@/lib/testing/editors';
import { seedRuns } from '@/lib/testing/many-runs';
import { listenTo } from '@/lib/testing/receiver';
import { signedInCaller } from '@/lib/testing/session';
import { makeTemplate, offerPost } from '@/lib/testing/workflows';
import { median } from './median.ts';

const runs = 100_000;
const rounds = 20;
const posts = 150;

/** An account whose workflow has years behind it. */
async function yearsOfUse() {
  const { account, key } = await makeAccount();
  const { run, values } = await completedRun({ account, key });
  const caller = await signedInCaller(account.ownerId);
  const wkf_id = values.WKF_ID;
  const fileId = await makeTemplate(account.id);
  let { revision } = await perform(getEditor, { wkf_id }, caller);
  for (let count = 1; count < maxDocuments; count += 1) {
    revision = (await perform(editWorkflowDraft, { wkf_id, after: revision, commands: [adding(fileId)] }, caller)).revision;
  }
  await perform(publishWorkflow, { wkf_id, revision }, caller);
  const { id: webhook_id } = await listenTo(wkf_id, account.id);
  const deliveryId = await putDelivery(webhook_id, account.id, 'delivered');
  const { id: changeId } = await db().workflowChange.findFirstOrThrow({ where: { workflowId: wkf_id } });
  await seedRuns({ runId: run.id, deliveryId, changeId }, runs);
  return { wkf_id, webhook_id, caller, secret: values.SOURCE_SECRET };
}

type Years = Awaited<ReturnType<typeof yearsOfUse>>;

/** Types a letter, as somebody at the editor does. */
async function edit({ wkf_id, caller }: Years): Promise<number> {
  const { revision, draft } = await perform(getEditor, { wkf_id }, caller);
  const began = performance.now();
  await perform(
    editWorkflowDraft,
    { wkf_id, after: revision, commands: [{ kind: 'workflow', set: { name: draft.name === 'Offers' ? 'Offer' : 'Offers' } }] },
    caller,
  );
  return performance.now() - began;
}

async function publish(years: Years): Promise<number> {
  await edit(years);
  const { wkf_id, caller } = years;
  const { revision } = await perform(getEditor, { wkf_id }, caller);
  const began = performance.now();
  await perform(publishWorkflow, { wkf_id, revision }, caller);
  return performance.now() - began;
}

const timed = (ask: (caller: Caller, ids: Years) => Promise<unknown>) => async (years: Years) => {
  const began = performance.now();
  await ask(years.caller, years);
  return performance.now() - began;
};

const listed = (filter: Record<string, unknown>) => timed((caller, { wkf_id }) => perform(listOwnRuns, { wkf_id, limit: 50, ...filter }, caller));
const lastYear = new Date(Date.now() - 300 * 86_400_000).toISOString();

const asked: [name: string, ask: (years: Years) => Promise<number>][] = [
  ['home', timed((caller) => perform(getOverview, {}, caller))],
  ['workflows', timed((caller) => perform(listOwnWorkflows, {}, caller))],
  ['editor', timed((caller, { wkf_id }) => perform(getEditor, { wkf_id }, caller))],
  ['editor, what its page asks every other second', timed((caller, { wkf_id }) => perform(getEditorMark, { wkf_id }, caller))],
  ['editor, one edit', edit],
  ['editor, publish', publish],
  ['form', timed((caller, { wkf_id }) => perform(getWorkflowForm, { wkf_id }, caller))],
  ['received data', timed((caller, { wkf_id }) => perform(listSourceEvents, { wkf_id, limit: 50 }, caller))],
  ['received data, pulse', timed((caller, { wkf_id }) => perform(getSourcePulse, { wkf_id }, caller))],
  ['runs', listed({})],
  ['runs, pulse', timed((caller, { wkf_id }) => perform(getRunsPulse, { wkf_id }, caller))],
  ['runs under way', listed({ state: 'open' })],
  ['runs done', listed({ state: 'done' })],
  ['runs with warnings', listed({ state: 'warned' })],
  ['runs failed', listed({ state: 'failed' })],
  ['runs of version 1', listed({ version: 1 })],
  ['runs of a version without one', listed({ version: 2 })],
  ['runs until a day long ago', listed({ until: lastYear })],
  ['runs, failed, until a day long ago', listed({ state: 'failed', until: lastYear })],
  ['runs, a word of one', listed({ search: '99991' })],
  ['runs, a word of one, among the failed', listed({ state: 'failed', search: '99901' })],
  ['runs, a word of all', listed({ search: 'anna' })],
  ['runs, a word of all, among those under way', listed({ state: 'open', search: 'anna' })],
  ['runs, a word of all, until a day long ago', listed({ search: 'anna', until: lastYear })],
  ['runs, a first letter that is rare', listed({ search: 'anna 9999' })],
  ['runs, a word of none', listed({ search: 'zebra' })],
  ['deliveries', timed((caller, { webhook_id }) => perform(listSentDeliveries, { webhook_id, limit: 50 }, caller))],
  ['deliveries, failed', timed((caller, { webhook_id }) => perform(listSentDeliveries, { webhook_id, limit: 50, status: 'failed' }, caller))],
  ['deliveries, how many failed', timed((caller, { webhook_id }) => perform(countUndelivered, { webhook_id, status: 'failed' }, caller))],
  ['deliveries, pulse', timed((caller, { webhook_id }) => perform(getDeliveriesPulse, { webhook_id }, caller))],
  ['history', timed((caller, { wkf_id }) => perform(listWorkflowHistory, { wkf_id, limit: 50 }, caller))],
];

/** Milliseconds of a post that is on disk when it is answered. */
async function post({ secret }: Years, values: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-client-address': '203.0.113.7' };
  const request = new Request('http://localhost:3000/', { method: 'POST', body: JSON.stringify(values), headers });
  const began = performance.now();
  const { status } = await serve(receiveSourceEvent).POST(request, { params: Promise.resolve({ secret }) });
  if (status !== 202) throw new Error(`A post was answered ${status}`);
  return performance.now() - began;
}

/** The index alone can be taken away and laid again; the column is made anew only by writing each row anew. */
const wordsAre = {
  indexed: 'CREATE INDEX "source_events_search_idx" ON "source_events" USING GIN ("search")',
  unindexed: 'DROP INDEX "source_events_search_idx"',
  unwritten: 'ALTER TABLE "source_events" ALTER COLUMN "search" DROP EXPRESSION',
};

const large = { ...offerPost, Notes: Array.from({ length: 2_000 }, (_, index) => `word${index} of a long text`).join(' ') };

async function timesOfPosts(years: Years, values: object, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await post(years, { ...values, round }));
  return times;
}

async function measurePosts(years: Years): Promise<void> {
  const found = new Map<string, number[]>();
  const measure = async (state: string) => {
    for (const [size, values, count] of [
      ['small', offerPost, posts],
      ['50 KB', large, posts / 5],
    ] as const) {
      const name = `${size}, ${state}`;
      found.set(name, [...(found.get(name) ?? []), ...(await timesOfPosts(years, values, count))]);
    }
  };
  await timesOfPosts(years, offerPost, posts);
  for (let turn = 0; turn < 3; turn += 1) {
    await measure('words written and indexed');
    await db().$executeRawUnsafe(wordsAre.unindexed);
    await measure('words written');
    await db().$executeRawUnsafe(wordsAre.indexed);
  }
  await db().$executeRawUnsafe(wordsAre.unindexed);
  await db().$executeRawUnsafe(wordsAre.unwritten);
  await measure('no words');
  console.log('A post, one after the other; milliseconds, median');
  for (const [name, times] of found) console.log(`  ${name.padEnd(48)} ${median(times).toFixed(2).padStart(7)}`);
}

await layQueues(await queue('worker'), jobs);
const years = await yearsOfUse();
await yearsOfUse();
await db().$executeRaw`VACUUM ANALYZE`;
console.log(`A workflow with ${maxDocuments} documents and ${runs} runs beside another one; milliseconds, median of ${rounds}`);
for (const [name, ask] of asked) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask(years));
  console.log(`  ${name.padEnd(48)} ${median(times).toFixed(1).padStart(7)}`);
}
await measurePosts(years);
await db().$disconnect();
process.exit(0);
