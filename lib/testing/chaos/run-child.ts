import { advanceAutomation } from '@/lib/domain/automations/jobs/advance-automation';
import { dieAfter } from './dying-client';

/** A process that advances runs and dies: it is given after how many statements, and which runs. It ends by itself where no run is left. */
const [statements = '0', ...ids] = process.argv.slice(2);
const client = dieAfter(Number(statements));
// The test itself was ended.
process.on('disconnect', () => process.exit(1));

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
