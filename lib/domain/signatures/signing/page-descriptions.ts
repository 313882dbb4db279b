import { z } from 'zod';
import { BinaryFile } from '@/lib/core/binary-file';
import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import { getBlob } from '@/lib/engines/storage/blobs';
import { describePdf, drawnPage, pictureMembers } from '../../files/page-pictures';
import { signingErrors } from '../errors';
import type { RequestRow } from '../store';

const stored = (sha256: string) => ({ cache: sha256, bytes: () => getBlob(sha256) });

/** Sizes and text of a document's pages. */
export const describeDocument = (sha256: string): Promise<PageDescription[]> => describePdf(stored(sha256));

/** What a page picture is asked for by: the link that opens it, and which one. */
export const pictureInput = { token: z.string(), ...pictureMembers };

/** A page of a request's document for a browser, which may keep it: the presented bytes never change. No shared cache may. */
export async function pagePicture(request: Pick<RequestRow, 'presentedSha256' | 'pageCount'>, page: number, widthPx: number): Promise<BinaryFile> {
  if (page < 1 || page > request.pageCount) throw signingErrors.linkUnknown();
  return new BinaryFile(await drawnPage(stored(request.presentedSha256), page, widthPx), 'image/webp', { cache: 'private, max-age=86400, immutable' });
}
