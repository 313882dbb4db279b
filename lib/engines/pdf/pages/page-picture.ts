import sharp from 'sharp';
import { reduceEdges } from './few-colours.ts';
import { pixelsOf } from './page-pixels.ts';
import type { Handle } from './pdfium-document.ts';
import type { PagePicture } from './picture-jobs.ts';

// Text without loss is smaller than at a quality at which it stays crisp, and is packed sooner.
const TEXT = { lossless: true, effort: 1 };
const PHOTOGRAPHS = { quality: 75, effort: 2 };

/** One page as WebP, `widthPx` wide. */
export async function pictureOf(page: Handle, pageWidth: number, pageHeight: number, widthPx: number): Promise<PagePicture> {
  const { pixels, width, height } = pixelsOf(page, pageWidth, pageHeight, widthPx);
  const isText = reduceEdges(pixels);
  const webp = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp(isText ? TEXT : PHOTOGRAPHS)
    .toBuffer();
  return { webp, width, height };
}
