import type { PDFRawStream } from '@cantoo/pdf-lib';
import { decodeTolerantly } from '../pages/decode-stream.ts';

/** Bytes; the profiles of screens and cameras have a few thousand. */
const MAX_BYTES = 4_000_000;
const SPACE_AT = 16;
const TAGS_AT = 128;
const TAG_BYTES = 12;
const MAX_TAGS = 100;
const FIXED_ONE = 65_536;
const GAMMA_ONE = 256;
const MOST = 65_535;

/**
 * Whether a colour profile says what the colours of a screen say: more is more, and red is red. Engines that follow it and engines that
 * pass it over show the same then.
 */
export function isPlainProfile(profile: PDFRawStream): boolean {
  try {
    const bytes = Buffer.from(decodeTolerantly(profile, MAX_BYTES).bytes);
    const tags = tagsOf(bytes);
    if ([...tags.keys()].some((name) => /^A2B/.test(name))) return false;
    const space = bytes.toString('latin1', SPACE_AT, SPACE_AT + 4);
    if (space === 'GRAY') return isRising(tags.get('kTRC'));
    return space === 'RGB ' && ['rTRC', 'gTRC', 'bTRC'].every((name) => isRising(tags.get(name))) && arePrimaries(tags);
  } catch {
    return false;
  }
}

function tagsOf(bytes: Buffer): Map<string, Buffer> {
  const count = Math.min(MAX_TAGS, bytes.readUInt32BE(TAGS_AT));
  const entries = Array.from({ length: count }, (_, index) => {
    const at = TAGS_AT + 4 + index * TAG_BYTES;
    const start = bytes.readUInt32BE(at + 4);
    return [bytes.toString('latin1', at, at + 4), bytes.subarray(start, start + bytes.readUInt32BE(at + 8))] as const;
  });
  return new Map(entries);
}

/** A curve from nearly nothing to nearly all that never falls; ICC.1:2022, 10.6 and 10.18. */
function isRising(curve: Buffer | undefined): boolean {
  if (!curve) return false;
  const kind = curve.toString('latin1', 0, 4);
  if (kind === 'para') return isUsualPower(curve.readInt32BE(12) / FIXED_ONE) && (curve.readUInt16BE(8) === 0 || curve.readInt32BE(16) > 0);
  if (kind !== 'curv') return false;
  const count = curve.readUInt32BE(8);
  if (count === 0) return true;
  if (count === 1) return isUsualPower(curve.readUInt16BE(12) / GAMMA_ONE);
  const values = Array.from({ length: Math.min(count, MOST) }, (_, index) => curve.readUInt16BE(12 + index * 2));
  return (values[0] ?? MOST) < MOST / 10 && (values.at(-1) ?? 0) > MOST * 0.9 && values.every((value, index) => value >= (values[index - 1] ?? 0));
}

const isUsualPower = (power: number): boolean => power >= 1 && power <= 3;

/** Red, green and blue, each mostly what it is called. */
function arePrimaries(tags: ReadonlyMap<string, Buffer>): boolean {
  const [red, green, blue] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => {
    const tag = tags.get(name);
    return tag ? [8, 12, 16].map((at) => tag.readInt32BE(at) / FIXED_ONE) : [0, 0, 0];
  }) as [Triple, Triple, Triple];
  return red[0] > 0.3 && red[0] > red[2] && green[1] > 0.5 && green[1] > green[0] && blue[2] > 0.5 && blue[2] > blue[1];
}

type Triple = [x: number, y: number, z: number];
