import path from 'node:path';
import { env } from '@/lib/core/env';
import type { ComparisonJobs, SecondLookJobs } from '@/lib/engines/pdf/comparison/comparison-jobs';
import type { IntakeJobs } from '@/lib/engines/pdf/intake/intake-jobs';
import type { PictureJobs } from '@/lib/engines/pdf/pages/picture-jobs';
import type { ProtectionJobs } from '@/lib/engines/pdf/protection-jobs';
import { fontFiles } from '@/lib/engines/pdf/typeset/fonts';
import type { TypstJobs } from '@/lib/engines/pdf/typeset/typst-jobs';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import type { Jobs } from '@/lib/engines/processes/jobs';
import { poolSize } from '@/lib/engines/processes/pool-size';

// Milliseconds of a processor, which say something of the job, whatever else the machine does.
/** For setting one document. */
const TYPST_PROCESSOR_MS = 10_000;
/** For reading all pages of a document or drawing one. */
const PICTURE_PROCESSOR_MS = 15_000;
/** For looking through a PDF that came in and making it fit to be signed. */
const INTAKE_PROCESSOR_MS = 10_000;
/** Milliseconds by the clock, after which the machine is busy or the child hangs. */
const PATIENCE_MS = 60_000;
/** Megabytes: a file of five needs a hundred. */
const INTAKE_HEAP_MB = 600;
/** Fewer than elsewhere: nothing of what one upload did should meet many others. */
const INTAKE_RECYCLE_AFTER = 50;
/** For encrypting a PDF: a second for ten megabytes. */
const PROTECTION_PROCESSOR_MS = 20_000;
/** For drawing eight pages in three forms: more than the page by page limit (`drawing-cost.ts`) lets pass; this ends one page that takes it all. */
const COMPARISON_PROCESSOR_MS = 15_000;
const COMPARISON_TIMEOUT_MS = 120_000;
/** Of one owner half as many. */
const QUEUE_LIMIT = 128;
const RECYCLE_AFTER = 500;

type Pools = {
  typst?: ChildPool<TypstJobs>;
  picture?: ChildPool<PictureJobs>;
  describing?: ChildPool<PictureJobs>;
  intake?: ChildPool<IntakeJobs>;
  comparison?: ChildPool<ComparisonJobs>;
  secondLook?: ChildPool<SecondLookJobs>;
  protection?: ChildPool<ProtectionJobs>;
};

// Next loads a module once per layer; the children must be the same in all of them.
const shared = globalThis as typeof globalThis & { paraphPdfPools?: Pools | undefined };
const pools = (): Pools => {
  shared.paraphPdfPools ??= {};
  return shared.paraphPdfPools;
};

/** Absolute path of a file of this folder. */
export const engineFile = (name: string): string => path.join(/* turbopackIgnore: true */ env().appRoot, 'lib/engines/pdf', name);

type Differing = { name?: string; processorMs: number; timeoutMs?: number; args?: string[]; recycleAfter?: number; heapMb?: number; charges?: boolean };

const poolOf = <Kinds extends Jobs>(entry: string, differing: Differing): ChildPool<Kinds> =>
  new ChildPool<Kinds>({
    entry: engineFile(entry),
    args: [],
    size: poolSize(),
    queueLimit: QUEUE_LIMIT,
    timeoutMs: PATIENCE_MS,
    recycleAfter: RECYCLE_AFTER,
    ...differing,
  });

export function typstPool(): ChildPool<TypstJobs> {
  const args = [engineFile('typeset'), JSON.stringify(fontFiles())];
  return (pools().typst ??= poolOf('typeset/typst-child.ts', { processorMs: TYPST_PROCESSOR_MS, args }));
}

export const picturePool = (): ChildPool<PictureJobs> => (pools().picture ??= poolOf('pages/picture-child.ts', { processorMs: PICTURE_PROCESSOR_MS }));

/** The same children apart: what a page says and measures is there at once, however many pages wait to be drawn. */
export const describingPool = (): ChildPool<PictureJobs> =>
  (pools().describing ??= poolOf('pages/picture-child.ts', { name: 'describe', processorMs: PICTURE_PROCESSOR_MS }));

/** What meets the bytes of strangers first, and what they take is charged to each file. */
const ofStrangers = { recycleAfter: INTAKE_RECYCLE_AFTER, charges: true };
const ofUploads = { ...ofStrangers, heapMb: INTAKE_HEAP_MB };

export function intakePool(): ChildPool<IntakeJobs> {
  const args = [JSON.stringify(fontFiles())];
  return (pools().intake ??= poolOf('intake/intake-child.ts', { processorMs: INTAKE_PROCESSOR_MS, args, ...ofUploads }));
}

const ofComparison = { timeoutMs: COMPARISON_TIMEOUT_MS, processorMs: COMPARISON_PROCESSOR_MS };

export const comparisonPool = (): ChildPool<ComparisonJobs> =>
  (pools().comparison ??= poolOf('comparison/comparison-child.ts', { ...ofComparison, ...ofStrangers }));

export const secondLookPool = (): ChildPool<SecondLookJobs> => (pools().secondLook ??= poolOf('comparison/second-child.ts', { ...ofComparison, ...ofUploads }));

export const protectionPool = (): ChildPool<ProtectionJobs> => (pools().protection ??= poolOf('protection-child.ts', { processorMs: PROTECTION_PROCESSOR_MS }));

export function closePools(): void {
  for (const pool of Object.values(pools())) pool.close();
  delete shared.paraphPdfPools;
}
