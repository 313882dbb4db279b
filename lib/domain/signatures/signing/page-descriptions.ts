import { z } from 'zod';
import { BinaryFile } from '@/lib/core/binary-file';
import type { AppError } from '@/lib/core/errors';
import type { PageDescription } from '@/lib/engines/pdf/pages/picture-jobs';
import { getBlob } from '@/lib/engines/storage/blobs';
import { describePdf, drawnPage, pictureMembers } from '../../files/page-pictures';
import type { RequestRow } from '../store';

const stored = (sha256: string) => ({ cache: sha256, bytes: () => getBlob(sha256) });

/** Sizes and text of a document's pages. */
export const describeDocument = (sha256: string): Promise<PageDescription[]> => describePdf(stored(sha256));

/** What a page picture is asked for by: the link that opens it, and which one. */
export const pictureInput = { token: z.string(), ...pictureMembers };

type Presented = Pick<RequestRow, 'presentedSha256' | 'pageCount'>;

/**
 * A page of a request's document. Whose browser it is asks each time whether it may still show it: nobody must see it there once they have
 * signed out, or once their link has ended. `refusal`: what a page that it lacks is answered with.
 */
export const pagePicture = ({ presentedSha256, pageCount }: Presented, page: number, widthPx: number, refusal: () => AppError): Promise<BinaryFile> =>
  picture(presentedSha256, pageCount, page, widthPx, refusal);

/** The same of the sealed file, which has the pages of its certificate too. */
export async function signedPagePicture(sha256: string, page: number, widthPx: number, refusal: () => AppError): Promise<BinaryFile> {
  return picture(sha256, (await describeDocument(sha256)).length, page, widthPx, refusal);
}

async function picture(sha256: string, pages: number, page: number, widthPx: number, refusal: () => AppError): Promise<BinaryFile> {
  if (page < 1 || page > pages) throw refusal();
  return new BinaryFile(await drawnPage(stored(sha256), page, widthPx), 'image/webp');
}
