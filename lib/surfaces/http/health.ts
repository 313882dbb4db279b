import { db } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { sealConcern } from '@/lib/domain/signatures/sealing/seal-warnings';
import { converterState } from '@/lib/engines/convert/converter-state';
import { checkQueue } from '@/lib/engines/queue/queue';
import { checkStorage } from '@/lib/engines/storage/blobs';

const checks = {
  database: () => db().$queryRaw`SELECT 1`,
  storage: checkStorage,
  queue: checkQueue,
};

const patienceMs = 3_000;

/** Whether the service can do its work: 200, or 503 naming what fails. `degraded` names what is missing while all else works, and what to do. */
export async function readiness(): Promise<Response> {
  const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await outcome(name, check)] as const));
  const ready = results.every(([, result]) => result === 'ok');
  return Response.json(
    { status: ready ? 'ok' : 'failing', checks: Object.fromEntries(results), ...(await degraded()) },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

/** Without the converter only documents that want a PDF wait; without a seal only the sealed file of what was signed. */
async function degraded(): Promise<{ degraded?: Record<string, string> }> {
  const { available, problem, install } = converterState();
  const seal = await sealConcern();
  const missing = {
    ...(available ? {} : { converter: [problem, install && `Run: ${install}`].filter(Boolean).join(' ') }),
    ...(seal === null ? {} : { seal }),
  };
  return Object.keys(missing).length > 0 ? { degraded: missing } : {};
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
