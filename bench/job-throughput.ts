/** The measurements of `bench/jobs.ts`, in a process and a database of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss, WorkOptions } from 'pg-boss';
import { db, transaction } from '@/lib/core/db';
import { emails } from '@/lib/domain/emails';
import { sendEmail } from '@/lib/domain/mail/jobs/send-email';
import { queueEmail } from '@/lib/domain/mail/queue-email';
import { insertRequest, type NewRequest } from '@/lib/domain/signatures/store';
import type { Job } from '@/lib/engines/queue/job';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { closeQueue, enqueue, queue } from '@/lib/engines/queue/queue';
import { startWork } from '@/lib/engines/queue/work';

const backlog = 2000;
const emailsWaiting = 2000;
const sampleMs = 8000;
const idleMs = 10_000;

const row = (name: string, value: string) => console.log(`  ${name.padEnd(58)} ${value}`);

let done = 0;
const jobOf = (name: string): Job => ({
  name,
  run: async () => {
    done += 1;
  },
  retry: { limit: 1, delaySeconds: 1 },
  timeLimitSeconds: 60,
});

async function fill(name: string, count: number): Promise<void> {
  await layQueues(await queue('worker'), [jobOf(name)]);
  await transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) await enqueue(tx, name, { id: String(index), owner: 'one' });
  });
  done = 0;
}

/** Jobs a second, over the sample or until all are done. */
async function rate(total: number, count: () => number | Promise<number>): Promise<number> {
  const began = performance.now();
  let reached = 0;
  while (performance.now() - began < sampleMs && reached < total) {
    await sleep(20);
    reached = await count();
  }
  return (reached / (performance.now() - began)) * 1000;
}

const looks = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 1 };
const ways: Record<string, WorkOptions> = {
  'a look a second, one job a look (as it was)': looks,
  'burstWhenReadyExceeds: 1': { ...looks, burstWhenReadyExceeds: 1 },
  'burstWhenReadyExceeds: 1, two workers': { ...looks, burstWhenReadyExceeds: 1, localConcurrency: 2 },
  'batches of 5, burstWhenBatchFull': { ...looks, batchSize: 5, burstWhenBatchFull: true },
};

async function compareWays(): Promise<void> {
  console.log(`\nA queue of ${backlog} jobs that do nothing:`);
  const rates: number[] = [];
  for (const [index, [way, options]] of Object.entries(ways).entries()) {
    await fill(`bench-${index}`, backlog);
    const boss: PgBoss = await queue('worker');
    await boss.work(`bench-${index}`, options, async (jobs) => void (done += jobs.length));
    rates.push(await rate(backlog, () => done));
    row(way, `${rates.at(-1)?.toFixed(1)} jobs/s`);
    await closeQueue();
  }
  await fill('bench-own', backlog);
  await startWork([jobOf('bench-own')]);
  const own = await rate(backlog, () => done);
  row('each job wakes the look for the next (as it is)', `${own.toFixed(1)} jobs/s, ${(own / (rates[0] ?? 1)).toFixed(0)} times as many`);
  await closeQueue();
}

async function sendMails(): Promise<void> {
  const request = madeRequest();
  await transaction((tx) => insertRequest(tx, request));
  await queue('worker').then((boss) => layQueues(boss, [sendEmail(emails)]));
  for (let index = 0; index < emailsWaiting; index += 1) {
    const order = {
      kind: 'expired',
      subject: { kind: 'request', id: request.id },
      owner: 'one',
      recipient: `${index}@signer.example`,
      language: 'en',
    } as const;
    await transaction((tx) => queueEmail(tx, order));
  }
  const began = performance.now();
  await startWork([sendEmail(emails)]);
  while ((await db().email.count({ where: { status: 'queued' } })) > 0) await sleep(200);
  const seconds = (performance.now() - began) / 1000;
  console.log(`\n${emailsWaiting} emails to the development mailbox:`);
  row('written and sent', `${(emailsWaiting / seconds).toFixed(1)} a second, the last after ${seconds.toFixed(0)} s`);
  await closeQueue();
}

/** Transactions a second that a worker of all jobs makes while there is nothing to do. */
async function idle(): Promise<void> {
  const { jobs } = await import('@/lib/domain/jobs');
  await startWork(jobs);
  await sleep(3000);
  const commits = async () => {
    const [{ count } = { count: 0 }] = await db().$queryRaw<{ count: number }[]>`
      SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()`;
    return count;
  };
  const before = await commits();
  await sleep(idleMs);
  console.log('\nA worker with nothing to do:');
  row('transactions a second', (((await commits()) - before) / (idleMs / 1000)).toFixed(1));
  await closeQueue();
}

const madeRequest = (): NewRequest => ({
  id: 'b'.repeat(32),
  accountId: null,
  apiKeyId: null,
  isTest: false,
  status: 'pending',
  title: 'Agreement',
  message: null,
  language: 'en',
  delivery: 'email',
  certificate: true,
  signerName: 'Anna Berg',
  signerEmail: 'anna@signer.example',
  senderName: 'Sam Sender',
  senderEmail: 'sam@sender.example',
  senderVerified: true,
  senderProvenAt: null,
  senderSigns: false,
  requestTokenHash: 'x',
  linkGeneration: 1,
  confirmGeneration: 1,
  confirmSentAt: null,
  usageSubject: 'bench',
  sourceKind: 'markdown',
  sourceAddress: null,
  sourceSha256: 'x',
  presentedSha256: 'x',
  presentedMarked: true,
  pageCount: 1,
  fields: [],
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 86_400_000),
});

await compareWays();
await sendMails();
await idle();
process.exit(0);
