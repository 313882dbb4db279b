/** The measurements of `bench/automations.ts`, in a process and a database of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { advanceAutomation } from '@/lib/domain/automations/jobs/advance-automation';
import { receiveSourceEvent } from '@/lib/domain/automations/operations/receive-source-event';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { closeOfficeEngine } from '@/lib/engines/office/office-pool';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { closeQueue, queue } from '@/lib/engines/queue/queue';
import { startWork } from '@/lib/engines/queue/work';
import { handle } from '@/lib/surfaces/http/handle';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { makeWorkflow, offerPost } from '@/lib/testing/workflows';

const sampleMs = 6000;
const body = JSON.stringify(offerPost);
const row = (name: string, value: string) => console.log(`  ${name.padEnd(58)} ${value}`);

/** The barest route that answers once a post is on disk. */
const bare = handle('bare', async (request) => {
  const text = await request.text();
  const id = newId('evt');
  const event = { id, sourceId: 'bare', workflowId: 'bare', accountId: 'bare', payload: text, bytes: text.length, bodyHash: sha256(text), status: 'held' };
  await db().sourceEvent.create({ data: { ...event, createdAt: new Date() } });
  return Response.json({ id }, { status: 202 });
});

const request = () =>
  new Request('http://localhost:3000/', { method: 'POST', body, headers: { 'content-type': 'application/json', 'x-client-address': '203.0.113.7' } });

/** Calls a second, so many at once. */
async function rate(concurrency: number, call: () => Promise<Response>): Promise<number> {
  const until = async (end: number) => {
    let calls = 0;
    while (performance.now() < end) {
      const { status } = await call();
      if (status !== 202) throw new Error(`A post was answered ${status}`);
      calls += 1;
    }
    return calls;
  };
  const together = (ms: number) => Promise.all(Array.from({ length: concurrency }, () => until(performance.now() + ms)));
  await together(1000);
  const began = performance.now();
  const calls = (await together(sampleMs)).reduce((sum, count) => sum + count, 0);
  return (calls / (performance.now() - began)) * 1000;
}

const made = await (async () => {
  const { account, key } = await makeAccount();
  return makeWorkflow({ key, accountId: account.id });
})();
const context = { params: Promise.resolve({ secret: made.secret }) };
const { POST } = serve(receiveSourceEvent);
await layQueues(await queue('worker'), [advanceAutomation]);

console.log('\nPosts a second, each on disk when it is answered:');
for (const concurrency of [1, 16, 64]) {
  const bareRate = await rate(concurrency, () => bare(request()));
  const ownRate = await rate(concurrency, () => POST(request(), context));
  row(
    `${concurrency} at once`,
    `${ownRate.toFixed(0)}/s, ${((100 * ownRate) / bareRate).toFixed(0)} % of a bare route with one insert (${bareRate.toFixed(0)}/s)`,
  );
}

// What those posts have started is not what is measured next.
await db().$executeRaw`DELETE FROM pgboss.job`;
await startWork([advanceAutomation]);

/** Milliseconds from a post to the PDF in storage. */
async function fromPostToPdf(): Promise<number> {
  const began = performance.now();
  const { automationId } = (await (await POST(request(), context)).json()) as { automationId: string };
  for (;;) {
    const { status } = await db().automation.findUniqueOrThrow({ where: { id: automationId }, select: { status: true } });
    if (status === 'completed') return performance.now() - began;
    if (status === 'failed') throw new Error(`${automationId} failed`);
    await sleep(10);
  }
}

console.log('\nFrom a post to its PDF, one page:');
for (const [concurrency, each] of [
  [1, 20],
  [16, 5],
] as const) {
  await fromPostToPdf();
  const times = (
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        const own: number[] = [];
        for (let round = 0; round < each; round += 1) own.push(await fromPostToPdf());
        return own;
      }),
    )
  )
    .flat()
    .sort((a, b) => a - b);
  const at = (share: number) => `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`;
  row(`${concurrency} at once`, `median ${at(0.5)}, p99 ${at(0.99)}`);
}

await closeQueue();
closeConverter();
closeOfficeEngine();
process.exit(0);
