import { fromPrisma, PgBoss } from 'pg-boss';
import type { Tx } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';

/** Job kinds and how each is retried. Job rows carry ids only, never contents. */
export const queues = {
  react: { retryLimit: 10, retryDelay: 1, retryBackoff: true, expireInSeconds: 60 },
  'finish-request': { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 300, expireInSeconds: 120 },
  'send-email': { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120 },
  'expire-requests': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 60 },
  'remind-signers': { retryLimit: 2, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'clean-up': { retryLimit: 2, retryDelay: 30, retryBackoff: true, expireInSeconds: 300 },
} as const;

export type QueueName = keyof typeof queues;
export type Job = { id: string };

/** A killed process's job is taken up again within this time; the default of pg-boss is a minute. */
const heartbeatSeconds = 10;
const deadLetter = 'dead';

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
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  });
  boss.on('error', (error) => log().error({ err: error }, 'queue'));
  await boss.start();
  await boss.createQueue(deadLetter);
  for (const [name, retry] of Object.entries(queues)) {
    const options = { ...retry, notify: true, heartbeatSeconds, deadLetter, retentionSeconds: 14 * 86_400, deleteAfterSeconds: 7 * 86_400 };
    await boss.createQueue(name, options);
    // `createQueue` keeps the options of an existing queue silently.
    await boss.updateQueue(name, options);
  }
  return boss;
}

/** Puts a job on a queue in the caller's transaction: it exists exactly if the change it follows from does. */
export async function enqueue(tx: Tx, name: QueueName, job: Job, options: { startAfterSeconds?: number } = {}): Promise<void> {
  const boss = await queue();
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss describes Prisma's client by a type of its own
  await boss.send(name, job, { db: fromPrisma(tx as any), ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}) });
}

export async function checkQueue(): Promise<void> {
  await (await queue()).getQueue('react');
}

/** Lets jobs under way end, then stops. */
export async function closeQueue(): Promise<void> {
  const boss = await held.paraphQueue?.catch(() => undefined);
  delete held.paraphQueue;
  await boss?.stop({ graceful: true, timeout: 8_000 });
}
