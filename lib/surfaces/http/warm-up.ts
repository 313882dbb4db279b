import { log } from '@/lib/core/log';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { warmPdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { queue } from '@/lib/engines/queue/queue';

/** What the first request would otherwise wait for. A sealing key that cannot be used ends the start: no document may stay unsealed. */
export async function warmUp(): Promise<void> {
  await sealIdentity();
  queue().catch((error) => log().error({ err: error }, 'queue not reachable yet'));
  warmPdfEngines().catch((error) => log().error({ err: error }, 'PDF engines did not start'));
}
