import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/core/env';
import { PrismaClient } from '@/lib/core/generated/client';
import { advanceAutomation } from '@/lib/domain/automations/jobs/advance-automation';

/**
 * A worker that dies. It is given the runs to advance, and after how many statements to the database it kills itself: between
 * any two, and so before, in and after each transaction. It ends by itself where no run is left.
 */
const [statements = '0', ...ids] = process.argv.slice(2);
let left = Number(statements);

const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: env().DATABASE_URL }), log: [{ emit: 'event', level: 'query' }] });
client.$on('query', () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
(globalThis as { paraphDb?: unknown }).paraphDb = client;

const isOpen = async (id: string) => ['queued', 'running'].includes((await client.automation.findUniqueOrThrow({ where: { id } })).status);

// As many at once as a worker has, each job delivered anew until its run has ended.
const waiting = [...ids];
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
      while (await isOpen(id)) await advanceAutomation.run({ id }, AbortSignal.timeout(300_000));
  }),
);
process.exit(0);
