import { db } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { checkQueue } from '@/lib/engines/queue/queue';
import { checkStorage } from '@/lib/engines/storage/blobs';

const checks = {
  database: () => db().$queryRaw`SELECT 1`,
  storage: checkStorage,
  queue: checkQueue,
};

type CheckName = keyof typeof checks;

const patienceMs = 3_000;

/** Whether each thing that the service cannot do without answers in time. */
export async function runChecks(): Promise<Record<CheckName, 'ok' | 'failing'>> {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await outcome(name, check)] as const));
  return Object.fromEntries(results) as Record<CheckName, 'ok' | 'failing'>;
}

async function outcome(name: string, check: () => PromiseLike<unknown>): Promise<'ok' | 'failing'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  });
  try {
    await Promise.race([check(), late]);
    return 'ok';
  } catch (error) {
    log().warn({ err: error, check: name }, 'not ready');
    return 'failing';
  } finally {
    clearTimeout(timer);
  }
}
