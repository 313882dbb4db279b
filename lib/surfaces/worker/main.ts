import { log } from '@/lib/core/log';
import { checkInstallation } from '@/lib/domain/files/installation';
import { jobs, watches } from '@/lib/domain/jobs';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { closeOfficeEngine } from '@/lib/engines/office/office-pool';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { closeQueue } from '@/lib/engines/queue/queue';
import { startWork } from '@/lib/engines/queue/work';

let stopping = false;

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await closeQueue();
  closePdfEngines();
  closeConverter();
  closeOfficeEngine();
  process.exit(0);
}

process.on('SIGTERM', stop);
// The launcher decides the order in which processes end; the terminal's Ctrl-C reaches all of them at once.
process.on('SIGINT', () => {});
process.on('disconnect', stop);

await checkInstallation().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
await startWork(jobs, watches);
log().info('worker ready');
process.send?.('ready');
