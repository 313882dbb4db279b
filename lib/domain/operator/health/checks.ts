import { db } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { checkQueue } from '@/lib/engines/queue/queue';
import { checkStorage } from '@/lib/engines/storage/blobs';
import { inTime } from './in-time';

const checks = {
  database: () => db().$queryRaw`SELECT 1`,
  storage: checkStorage,
  queue: checkQueue,
};

type CheckName = keyof typeof checks;

/** Whether each thing that the service cannot do without answers in time. */
export async function runChecks(): Promise<Record<CheckName, 'ok' | 'failing'>> {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await outcome(name, check)] as const));
  return Object.fromEntries(results) as Record<CheckName, 'ok' | 'failing'>;
}

async function outcome(name: string, check: () => PromiseLike<unknown>): Promise<'ok' | 'failing'> {
  try {
    await inTime(check());
    return 'ok';
  } catch (error) {
    log().warn({ err: error, check: name }, 'not ready');
    return 'failing';
  }
}
