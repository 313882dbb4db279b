import { randomFillSync } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph of dark noise, which nothing makes smaller; dark, so that it is taken for ink and not for paper. */
async function noise(widthPx: number, heightPx: number, quality: number): Promise<Buffer> {
  const pixels = randomFillSync(Buffer.alloc(widthPx * heightPx * 3));
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (pixels[at] ?? 0) % 100;
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** A scan of as many pages, close to the five megabytes that are taken with four. */
export async function scannedPdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    const scan = await document.embedJpg(await noise(1240, 1754, 88));
    document.addPage([595, 842]).drawImage(scan, { x: 0, y: 0, width: 595, height: 842 });
  }
  return document.save();
}

/** A picture of a signature that is small to upload, and some megabytes as the clean PNG that it is kept as. */
export const noisyPicture = async (): Promise<Blob> => new Blob([new Uint8Array(await noise(1200, 600, 80))], { type: 'image/jpeg' });
