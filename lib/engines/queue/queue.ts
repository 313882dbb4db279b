import { setTimeout as sleep } from 'node:timers/promises';
import { fromPrisma, PgBoss } from 'pg-boss';
import type { Tx } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { deadLetter } from './lay-queues';
import { takeTurn } from './turns';
import { closeWatches } from './watch';

const held = globalThis as { paraphQueue?: Promise<PgBoss> };

/** The queue of this process. Only the worker supervises: the web process just enqueues. */
export function queue(role: 'sender' | 'worker' = 'sender'): Promise<PgBoss> {
  held.paraphQueue ??= start(role).catch((error) => {
    delete held.paraphQueue;
    throw error;
  });
  return held.paraphQueue;
}

async function start(role: 'sender' | 'worker'): Promise<PgBoss> {
  const working = role === 'worker';
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    useListenNotify: true,
    supervise: working,
    schedule: working,
    max: working ? 10 : 3,
    // Each time the table of jobs is read from end to end: what is done goes soon, so that it stays short.
    superviseIntervalSeconds: 20,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 300,
    // No job of ours waits for another one.
    flowIntervalSeconds: 60,
    cronWorkerIntervalSeconds: 15,
  });
  boss.on('error', (error) => log().error({ err: error }, 'queue'));
  await boss.start();
  return boss;
}

export type Order = {
  /** What the job is about. */
  id: string;
  /** For whom it is done: each owner has a turn after the other. An account's id, or a word for those without. */
  owner: string;
  startAfterSeconds?: number;
};

/** Puts a job on a queue in the caller's transaction: it exists exactly if the change it follows from does. */
export async function enqueue(tx: Tx, job: string, order: Order): Promise<void> {
  const { data, ...place } = asJob(job, order);
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss describes Prisma's client by a type of its own
  await (await queue()).send(job, data, { db: fromPrisma(tx as any), ...place });
}

/** Several at once, in the caller's transaction. */
export async function enqueueAll(tx: Tx, job: string, orders: readonly Order[]): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss describes Prisma's client by a type of its own
  await (await queue()).insert(job, asJobs(job, orders), { db: fromPrisma(tx as any) });
}

/** What `enqueueAll` would run, for one who joins it to a statement of his own: a `WITH ...`, and its parameters. */
export async function enqueuing(job: string, orders: readonly Order[]): Promise<{ text: string; values: readonly unknown[] }> {
  const asked: { text: string; values: readonly unknown[] }[] = [];
  const executeSql = async (text: string, values: readonly unknown[] = []) => {
    asked.push({ text: text.trim(), values });
    return { rows: [] };
  };
  await (await queue()).insert(job, asJobs(job, orders), { db: { executeSql } });
  const [statement] = asked;
  if (asked.length !== 1 || !statement?.text.startsWith('WITH '))
    throw new Error('The queue puts jobs by other means than one statement that begins with WITH.');
  return statement;
}

const asJobs = (job: string, orders: readonly Order[]) => orders.map((order) => asJob(job, order));

/** The queue takes what has the highest priority first, and of the same what is oldest. */
const asJob = (job: string, { id, owner, startAfterSeconds = 0 }: Order) => ({
  data: { id },
  priority: -takeTurn(job, owner),
  group: { id: owner },
  ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
});

/** Throws where the queue does not answer, or no worker has laid out its queues yet. */
export async function checkQueue(): Promise<void> {
  if (!(await (await queue()).getQueue(deadLetter))) throw new Error('No worker has laid out the queues yet');
}

const endingMs = 8_000;

/** Lets jobs and watches under way end, then stops. */
export async function closeQueue(): Promise<void> {
  const boss = await held.paraphQueue?.catch(() => undefined);
  delete held.paraphQueue;
  await Promise.all([boss?.stop({ graceful: true, timeout: endingMs }), Promise.race([closeWatches(), sleep(endingMs, undefined, { ref: false })])]);
}
