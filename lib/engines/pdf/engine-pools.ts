import path from 'node:path';
import { env } from '@/lib/core/env';
import type { ComparisonJobs, SecondLookJobs } from '@/lib/engines/pdf/comparison/comparison-jobs';
import type { IntakeJobs } from '@/lib/engines/pdf/intake/intake-jobs';
import type { PictureJobs } from '@/lib/engines/pdf/pages/picture-jobs';
import type { ProtectionJobs } from '@/lib/engines/pdf/protection-jobs';
import { fontFiles } from '@/lib/engines/pdf/typeset/fonts';
import type { TypstJobs } from '@/lib/engines/pdf/typeset/typst-jobs';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import { poolSize } from '@/lib/engines/processes/pool-size';

/** Milliseconds that one document may take to set. */
export const TYPST_TIMEOUT_MS = 10_000;
/** Milliseconds for reading all pages of a document or drawing one. */
export const PICTURE_TIMEOUT_MS = 15_000;
/** Milliseconds for looking through a PDF that came in and making it fit to be signed. */
const INTAKE_TIMEOUT_MS = 10_000;
/** Megabytes: a file of five needs a hundred. */
const INTAKE_HEAP_MB = 600;
/** Fewer than elsewhere: nothing of what one upload did should meet many others. */
const INTAKE_RECYCLE_AFTER = 50;
/** Milliseconds for encrypting a PDF: a second for ten megabytes. */
const PROTECTION_TIMEOUT_MS = 20_000;
/** Milliseconds for drawing eight pages in three forms. What they take of a processor is limited apart (`drawing-cost.ts`); this ends what hangs. */
const COMPARISON_TIMEOUT_MS = 45_000;
const QUEUE_LIMIT = 64;
const RECYCLE_AFTER = 500;

type Pools = {
  typst?: ChildPool<TypstJobs>;
  picture?: ChildPool<PictureJobs>;
  intake?: ChildPool<IntakeJobs>;
  comparison?: ChildPool<ComparisonJobs>;
  secondLook?: ChildPool<SecondLookJobs>;
  protection?: ChildPool<ProtectionJobs>;
};

// Next loads a module once per layer; the children must be the same in all of them.
const shared = globalThis as typeof globalThis & { paraphPdfPools?: Pools };
const pools = (): Pools => {
  shared.paraphPdfPools ??= {};
  return shared.paraphPdfPools;
};

/** Absolute path of a file of this folder. */
export const engineFile = (name: string): string => path.join(/* turbopackIgnore: true */ env().appRoot, 'lib/engines/pdf', name);

export function typstPool(): ChildPool<TypstJobs> {
  const held = pools();
  held.typst ??= new ChildPool({
    entry: engineFile('typeset/typst-child.ts'),
    args: [engineFile('typeset'), JSON.stringify(fontFiles())],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: TYPST_TIMEOUT_MS,
    recycleAfter: RECYCLE_AFTER,
  });
  return held.typst;
}

export function picturePool(): ChildPool<PictureJobs> {
  const held = pools();
  held.picture ??= new ChildPool({
    entry: engineFile('pages/picture-child.ts'),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: PICTURE_TIMEOUT_MS,
    recycleAfter: RECYCLE_AFTER,
  });
  return held.picture;
}

export function intakePool(): ChildPool<IntakeJobs> {
  const held = pools();
  held.intake ??= new ChildPool({
    entry: engineFile('intake/intake-child.ts'),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: INTAKE_TIMEOUT_MS,
    recycleAfter: INTAKE_RECYCLE_AFTER,
    heapMb: INTAKE_HEAP_MB,
  });
  return held.intake;
}

export function comparisonPool(): ChildPool<ComparisonJobs> {
  const held = pools();
  held.comparison ??= new ChildPool({
    entry: engineFile('comparison/comparison-child.ts'),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: COMPARISON_TIMEOUT_MS,
    recycleAfter: INTAKE_RECYCLE_AFTER,
  });
  return held.comparison;
}

export function secondLookPool(): ChildPool<SecondLookJobs> {
  const held = pools();
  held.secondLook ??= new ChildPool({
    entry: engineFile('comparison/second-child.ts'),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: COMPARISON_TIMEOUT_MS,
    recycleAfter: INTAKE_RECYCLE_AFTER,
    heapMb: INTAKE_HEAP_MB,
  });
  return held.secondLook;
}

export function protectionPool(): ChildPool<ProtectionJobs> {
  const held = pools();
  held.protection ??= new ChildPool({
    entry: engineFile('protection-child.ts'),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: PROTECTION_TIMEOUT_MS,
    recycleAfter: RECYCLE_AFTER,
  });
  return held.protection;
}

export function closePools(): void {
  const held = pools();
  held.typst?.close();
  held.picture?.close();
  held.intake?.close();
  held.comparison?.close();
  held.secondLook?.close();
  held.protection?.close();
  delete held.typst;
  delete held.picture;
  delete held.intake;
  delete held.comparison;
  delete held.secondLook;
  delete held.protection;
}
