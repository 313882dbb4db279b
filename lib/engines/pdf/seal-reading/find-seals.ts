import type { Bytes } from './der.ts';

/** A signature as it lies in a PDF (ISO 32000-2, 12.8.1). */
export type FoundSeal = {
  /** The first byte that is not covered, and the first after it that is again; null where the range does not fit the file. */
  gap: { from: number; to: number } | null;
  /** The first byte after what is covered, where the range fits. */
  end: number | null;
  /** The signature itself; null where none can be found. */
  cms: Bytes | null;
};

/** One file has one of ours; more than some others make no difference to what is said. */
export const MAX_SEALS = 8;
/** Bytes of a signature with its certificates, time-stamp and what is kept free behind them. */
const MAX_CMS_BYTES = 256 * 1024;

const byteRange = /\/ByteRange\s{0,20}\[\s{0,20}(\d{1,10})\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{1,20}(\d{1,10})\s{0,20}\]/g;

/** The signatures in the order in which they lie in the file. `text` is the bytes, a character each. */
export function findSeals(text: string): FoundSeal[] {
  const found: FoundSeal[] = [];
  for (const match of text.matchAll(byteRange)) {
    if (found.length === MAX_SEALS) break;
    const [from = 0, length = 0, to = 0, rest = 0] = match.slice(1).map(Number);
    const fits = from === 0 && length > 0 && to > length && to + rest <= text.length && text[length] === '<' && text[to - 1] === '>';
    const hex = fits ? text.slice(length + 1, to - 1) : contentsBeside(text, match.index);
    found.push({ gap: fits ? { from: length, to } : null, end: fits ? to + rest : null, cms: hex === null ? null : bytesOf(hex) });
  }
  return found;
}

/** The signature that stands in the same object, wherever the range says that it lies. */
function contentsBeside(text: string, at: number): string | null {
  const window = text.slice(Math.max(0, at - 4 * MAX_CMS_BYTES), at + 4 * MAX_CMS_BYTES);
  const place = Math.min(at, 4 * MAX_CMS_BYTES);
  const from = window.lastIndexOf(' obj', place);
  const to = window.indexOf('endobj', place);
  const object = window.slice(Math.max(0, from), to < 0 ? undefined : to);
  return /\/Contents\s{0,20}<([0-9A-Fa-f]+)>/.exec(object)?.[1] ?? null;
}

function bytesOf(hex: string): Bytes | null {
  if (hex.length > 2 * MAX_CMS_BYTES || !/^[0-9A-Fa-f]+$/.test(hex)) return null;
  const bytes = new Uint8Array(Math.floor(hex.length / 2));
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  return bytes;
}
