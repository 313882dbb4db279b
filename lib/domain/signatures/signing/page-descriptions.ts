import { z } from 'zod';
import { BinaryFile } from '@/lib/core/binary-file';
import { describePages, drawPage } from '@/lib/engines/pdf/pages/page-reading';
import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import { getBlob } from '@/lib/engines/storage/blobs';
import { readCached, writeCached } from '@/lib/engines/storage/cache';
import { signingErrors } from '../errors';
import type { RequestRow } from '../store';

/** Raise it when pictures or text come out differently: older caches are then passed over. */
const cacheVersion = 2;

/** Sizes and text of a document's pages. Read once from the PDF, then from the cache beside it. */
export async function describeDocument(sha256: string): Promise<PageDescription[]> {
  const name = `${sha256}/pages-${cacheVersion}.json`;
  const cached = await readCached(name);
  if (cached) return JSON.parse(Buffer.from(cached).toString('utf8')) as PageDescription[];
  const pages = await describePages(await getBlob(sha256));
  await writeCached(name, Buffer.from(JSON.stringify(pages)));
  return pages;
}

/** Widths in pixels that page pictures are made in; the browser chooses the one that fits. */
const pictureWidthsPx = [480, 800, 1200, 1600, 2000] as const;

const pictureWidth = z.coerce
  .number()
  .refine((value) => (pictureWidthsPx as readonly number[]).includes(value), `must be one of ${pictureWidthsPx.join(', ')}`);

/** What a page picture is asked for by, beside the link that opens it. */
export const pictureInput = { token: z.string(), page: z.coerce.number().int().catch(0), w: pictureWidth.default(800) };

/** A page of a request's document for a browser, which may keep it: the presented bytes never change. No shared cache may. */
export async function pagePicture(request: Pick<RequestRow, 'presentedSha256' | 'pageCount'>, page: number, widthPx: number): Promise<BinaryFile> {
  if (page < 1 || page > request.pageCount) throw signingErrors.linkUnknown();
  return new BinaryFile(await pictureOf(request.presentedSha256, page, widthPx), 'image/webp', { cache: 'private, max-age=86400, immutable' });
}

/** One page as WebP. */
async function pictureOf(sha256: string, page: number, widthPx: number): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${sha256}/page-${cacheVersion}-${page}-${widthPx}.webp`;
  const cached = await readCached(name);
  if (cached) return cached;
  const { webp } = await drawPage(await getBlob(sha256), page, widthPx);
  await writeCached(name, webp);
  return new Uint8Array(webp);
}
