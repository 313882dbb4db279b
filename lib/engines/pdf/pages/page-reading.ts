import { describingPool, picturePool } from '@/lib/engines/pdf/engine-pools';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import type { PageDescription, PagePicture, SignaturePicture } from '@/lib/engines/pdf/pages/picture-jobs';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';

const BROKEN_PDF = 'The PDF cannot be read. Save it anew with another program and send it again.';
const BAD_IMAGE = 'The picture cannot be read. Upload a PNG, JPEG or WebP of at most 40 megapixels.';

/** Sizes and text of all pages. */
export async function describePages(pdf: Uint8Array): Promise<PageDescription[]> {
  return refusing('broken_pdf', BROKEN_PDF, () => describingPool().run('describe', { pdf }));
}

/** One page, counted from 1, as a picture `widthPx` pixels wide. */
export async function drawPage(pdf: Uint8Array, page: number, widthPx: number): Promise<PagePicture> {
  const picture = await refusing('broken_pdf', BROKEN_PDF, () => picturePool().run('draw', { pdf, page, widthPx }));
  return { ...picture, webp: new Uint8Array(picture.webp) };
}

/** An uploaded picture of a signature (PNG, JPEG, WebP): paper made transparent, trimmed, at most 1200 px wide. */
export async function normaliseImage(bytes: Uint8Array): Promise<SignaturePicture> {
  const picture = await refusing('bad_image', BAD_IMAGE, () => picturePool().run('signature', { bytes }));
  return { ...picture, png: new Uint8Array(picture.png) };
}

/** What a child could not read is refused; a full queue or a stopping engine is no fault of the document. */
async function refusing<T>(code: 'broken_pdf' | 'bad_image', message: string, job: () => Promise<T>): Promise<T> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof EngineFailure) || ['busy', 'closed', 'left', 'start'].includes(error.reason)) throw error;
    if (error.code === 'unknown_page') throw new DocumentRefusal('unknown_page', error.message);
    throw new DocumentRefusal(code, error.code === 'bad_image' ? error.message : message);
  }
}
