import path from 'node:path';
import { env } from '@/lib/core/env';
import { ChildPool } from '@/lib/engines/pdf/child-pool';
import { fontFiles } from '@/lib/engines/pdf/fonts';

/** Milliseconds that one document may take to set. */
export const TYPST_TIMEOUT_MS = 10_000;
/** Milliseconds for reading all pages of a document or drawing one. */
export const PICTURE_TIMEOUT_MS = 15_000;
const TYPST_CHILDREN = 2;
const PICTURE_CHILDREN = 1;
const QUEUE_LIMIT = 64;
const RECYCLE_AFTER = 500;

type Pools = { typst?: ChildPool; picture?: ChildPool };

// Next loads a module once per layer; the children must be the same in all of them.
const shared = globalThis as typeof globalThis & { paraphPdfPools?: Pools };
const pools = (): Pools => {
  shared.paraphPdfPools ??= {};
  return shared.paraphPdfPools;
};

/** Absolute path of a file of this folder. */
export const engineFile = (name: string): string => path.join(/* turbopackIgnore: true */ env().appRoot, 'lib/engines/pdf', name);

export function typstPool(): ChildPool {
  const held = pools();
  held.typst ??= new ChildPool({
    entry: engineFile('typst-child.mjs'),
    args: [engineFile('.'), JSON.stringify(fontFiles())],
    size: TYPST_CHILDREN,
    queueLimit: QUEUE_LIMIT,
    timeoutMs: TYPST_TIMEOUT_MS,
    recycleAfter: RECYCLE_AFTER,
  });
  return held.typst;
}

export function picturePool(): ChildPool {
  const held = pools();
  held.picture ??= new ChildPool({
    entry: engineFile('picture-child.mjs'),
    args: [],
    size: PICTURE_CHILDREN,
    queueLimit: QUEUE_LIMIT,
    timeoutMs: PICTURE_TIMEOUT_MS,
    recycleAfter: RECYCLE_AFTER,
  });
  return held.picture;
}

export function closePools(): void {
  const held = pools();
  held.typst?.close();
  held.picture?.close();
  delete held.typst;
  delete held.picture;
}
