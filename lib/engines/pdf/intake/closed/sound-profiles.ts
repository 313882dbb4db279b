import { PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeTolerantly } from '../../pages/decode-stream.ts';

/** Bytes; larger profiles are looked at no further. */
const MAX_BYTES = 8_000_000;
/** Where a profile says of what colours it is, and that it is one. */
const SPACE_AT = 16;
const MARK_AT = 36;
const MARK = 'acsp';
const SPACES: Record<number, string[]> = { 1: ['GRAY'], 3: ['RGB ', 'Lab '], 4: ['CMYK'] };
const DEVICES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

const known = new WeakMap<PDFRawStream, string | null>();

/**
 * The space of the device that stands for a profile which is none, or one of another number of colours: some programs follow it all the
 * same. Null where the profile is sound, undefined where nothing can stand for it.
 */
export function insteadOfProfile(profile: PDFObject | undefined): string | null | undefined {
  if (!(profile instanceof PDFRawStream)) return undefined;
  const found = known.get(profile);
  if (found !== undefined) return found;
  const parts = Number(String(profile.dict.lookup(PDFName.of('N'))));
  const device = DEVICES[parts];
  if (!device) return undefined;
  const answer = isSound(profile, SPACES[parts] ?? []) ? null : device;
  known.set(profile, answer);
  return answer;
}

function isSound(profile: PDFRawStream, spaces: string[]): boolean {
  let bytes: Buffer;
  try {
    bytes = Buffer.from(decodeTolerantly(profile, MAX_BYTES).bytes);
  } catch {
    return true;
  }
  const at = (start: number) => bytes.toString('latin1', start, start + 4);
  return at(MARK_AT) === MARK && spaces.includes(at(SPACE_AT));
}
