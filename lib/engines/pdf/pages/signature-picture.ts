import sharp from 'sharp';
import type { SignaturePicture } from './picture-jobs.ts';
import type { Sides } from './sides.ts';

const MAX_INPUT_PIXELS = 40_000_000;
const WORKING_SIZE = 2_400;
const MAX_WIDTH = 1_200;
const FORMATS = new Set<string | undefined>(['png', 'jpeg', 'webp']);
/** Steps of brightness below the paper at which a pixel begins to be ink, and at which it is wholly ink. */
const PAPER_TOLERANCE = 24;
const FULL_INK = 110;
/** Opacity from which a pixel counts as ink. */
const VISIBLE = 40;
const MIN_INK_PIXELS = 30;
/** More than this share of ink is a photograph, not handwriting. */
const MAX_INK_SHARE = 0.7;

const badImage = (message: string) => Object.assign(new Error(message), { code: 'bad_image' });

/** An uploaded picture of a signature as ink on nothing. */
export async function signaturePicture(bytes: Uint8Array): Promise<SignaturePicture> {
  const { data, info } = await decode(bytes);
  const { box, inked } = liftInk(data, info);
  if (inked < MIN_INK_PIXELS) throw badImage('The picture is blank. Upload a picture that shows your signature.');
  const area = (box.right - box.left + 1) * (box.bottom - box.top + 1);
  if (inked > area * MAX_INK_SHARE && area > info.width * info.height * 0.5) {
    throw badImage('The picture shows no handwriting on a plain background. Sign on white paper and take the picture again.');
  }
  const cut = { left: box.left, top: box.top, width: box.right - box.left + 1, height: box.bottom - box.top + 1 };
  const done = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(cut)
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  return { png: done.data, width: done.info.width, height: done.info.height };
}

async function decode(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error(`the format is ${format}`);
    return await picture
      .rotate()
      .resize({ width: WORKING_SIZE, height: WORKING_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw badImage('The picture cannot be read. Upload a PNG, JPEG or WebP of at most 40 megapixels.');
  }
}

/** Of the pixel that begins at a byte, on white. */
function brightness(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
  const alpha = (data[at + 3] ?? 0) / 255;
  return (0.299 * red + 0.587 * green + 0.114 * blue) * alpha + 255 * (1 - alpha);
}

/** The brightness that most of the picture reaches: photographed paper is grey rather than white. */
function paperBrightness(data: Buffer): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 4) {
    const level = Math.round(brightness(data, at));
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let left = (data.length / 4) * 0.3;
  for (let level = 255; level > 0; level -= 1) {
    left -= counts[level] ?? 0;
    if (left <= 0) return level;
  }
  return 255;
}

/** Makes the paper transparent in place, and finds what is left. */
function liftInk(data: Buffer, { width }: { width: number }): { box: Sides; inked: number } {
  const paper = paperBrightness(data);
  const box = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: -1, bottom: -1 };
  let inked = 0;
  for (let at = 0; at < data.length; at += 4) {
    const below = paper - brightness(data, at) - PAPER_TOLERANCE;
    const alpha = Math.max(0, Math.min(1, below / (FULL_INK - PAPER_TOLERANCE)));
    const opacity = Math.round(alpha * 255);
    data[at + 3] = opacity;
    if (opacity < VISIBLE) continue;
    inked += 1;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return { box, inked };
}
