import sharp from 'sharp';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';

const WIDTH_PX = 800;

/** One page as its readers see it, with questions about its pixels in fractions of the page. */
export async function pixelsOfPage(pdf: Uint8Array, page: number) {
  const picture = await drawPage(pdf, page, WIDTH_PX);
  const { data, info } = await sharp(picture.webp).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.min(info.height - 1, Math.floor(y * info.height)) * info.width + Math.min(info.width - 1, Math.floor(x * info.width))) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  };
  /** How much of a box differs from a colour, from 0 to 1. */
  const unlike = (box: { x: number; y: number; width: number; height: number }, colour: readonly [number, number, number] = [255, 255, 255]) => {
    let count = 0;
    let different = 0;
    for (let y = box.y; y < box.y + box.height; y += 1 / info.height) {
      for (let x = box.x; x < box.x + box.width; x += 1 / info.width) {
        count += 1;
        if (colourAt(x, y).some((shade, channel) => Math.abs(shade - (colour[channel] ?? 0)) > 24)) different += 1;
      }
    }
    return different / Math.max(1, count);
  };
  return { colourAt, unlike, width: info.width, height: info.height };
}
