import { log } from '@/lib/core/log';
import { checkInstallation } from '@/lib/domain/files/installation';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { warmPdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { queue } from '@/lib/engines/queue/queue';

/** What the first request would otherwise wait for. Files of another database, and a sealing key that cannot be used, end the start. */
export async function warmUp(): Promise<void> {
  await Promise.all([checkInstallation(), sealIdentity()]).catch((error: Error) => {
    // Next would say it and go on to listen.
    console.error(error.message);
    process.exit(1);
  });
  queue().catch((error) => log().error({ err: error }, 'queue not reachable yet'));
  warmPdfEngines().catch((error) => log().error({ err: error }, 'PDF engines did not start'));
}
