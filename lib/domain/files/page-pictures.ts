import { z } from 'zod';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { describePages, drawPage } from '@/lib/engines/pdf/pages/page-reading';
import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { readCached, writeCached } from '@/lib/engines/storage/cache';
import { shareWork } from './preview/shared-work';

/** A PDF to look at. `cache`: the folder of what is made of it, null for what must not lie on the disk. */
export type ViewedPdf = { cache: string | null; bytes: () => Promise<Uint8Array> };

/** Raise it when pictures or text come out differently: older caches are then passed over. */
const cacheVersion = 2;

/** Widths in pixels that page pictures are made in; the browser chooses the one that fits. */
const widthsPx = [480, 800, 1200, 1600, 2000] as const;

const pictureWidth = z.coerce.number().refine((value) => (widthsPx as readonly number[]).includes(value), `Give one of ${widthsPx.join(', ')}.`);

/** What a page picture is asked for by, beside the link that opens it. */
export const pictureMembers = { page: z.coerce.number().int().catch(0), w: pictureWidth.default(800) };

/** Sizes and text of the pages. Read once from the PDF, then from the cache. */
export async function describePdf(pdf: ViewedPdf): Promise<PageDescription[]> {
  const made = () => pdf.bytes().then(describePages);
  return JSON.parse(Buffer.from(await kept(pdf, `pages-${cacheVersion}.json`, async () => Buffer.from(JSON.stringify(await made())))).toString('utf8'));
}

/** One page as WebP; pages are counted from 1. */
export const drawnPage = (pdf: ViewedPdf, page: number, widthPx: number): Promise<Uint8Array<ArrayBuffer>> =>
  kept(pdf, `page-${cacheVersion}-${page}-${widthPx}.webp`, async () => (await drawPage(await pdf.bytes(), page, widthPx)).webp);

async function kept({ cache }: ViewedPdf, name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const cached = cache === null ? null : await readCached(`${cache}/${name}`);
  if (cached) return cached;
  if (cache === null) return new Uint8Array(await make());
  return new Uint8Array(await shareWork(`${cache}/${name}`, { make: () => madeAndKept(`${cache}/${name}`, make), staysFailed: isItsFault, hold: false }));
}

async function madeAndKept(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const made = await make();
  await writeCached(name, made);
  return made;
}

/** What took too long to draw would again, and not what met a busy machine. */
const isItsFault = (error: unknown): boolean =>
  error instanceof DocumentRefusal || (error instanceof EngineFailure && !['busy', 'closed', 'left', 'start'].includes(error.reason));
