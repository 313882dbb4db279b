import path from 'node:path';
import { env } from '@/lib/core/env';
import type { OfficeJobs } from '@/lib/engines/office/office-jobs';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import { poolSize } from '@/lib/engines/processes/pool-size';

/** Milliseconds of a processor for one file; one of 20 MB that is filled to thousands of rows takes two seconds. */
const PROCESSOR_MS = 20_000;
/** Milliseconds by the clock, after which the machine is busy or the child hangs. */
const PATIENCE_MS = 80_000;
/** Megabytes: the tree of the largest part that is let in needs four hundred. */
const HEAP_MB = 700;
/** Of one owner half as many. */
const QUEUE_LIMIT = 128;
/** Nothing of what one file did should meet many others. */
const RECYCLE_AFTER = 200;

// Next loads a module once per layer; the children must be the same in all of them.
const shared = globalThis as typeof globalThis & { paraphOfficePool?: ChildPool<OfficeJobs> | undefined };

export function officePool(): ChildPool<OfficeJobs> {
  shared.paraphOfficePool ??= new ChildPool({
    entry: path.join(/* turbopackIgnore: true */ env().appRoot, 'lib/engines/office/office-child.ts'),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: PATIENCE_MS,
    processorMs: PROCESSOR_MS,
    recycleAfter: RECYCLE_AFTER,
    heapMb: HEAP_MB,
  });
  return shared.paraphOfficePool;
}

/** Ends the children; the next job would start new ones. */
export function closeOfficeEngine(): void {
  shared.paraphOfficePool?.close();
  shared.paraphOfficePool = undefined;
}
