import { PDFArray, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { keepKnown } from './known-keys.ts';

const name = (text: string): PDFName => PDFName.of(text);
const NORMAL = 'Normal';
const BLENDINGS = new Set(
  [NORMAL, 'Multiply', 'Screen', 'Overlay', 'Darken', 'Lighten', 'ColorDodge', 'ColorBurn', 'HardLight', 'SoftLight', 'Difference', 'Exclusion'].concat([
    'Hue',
    'Saturation',
    'Color',
    'Luminosity',
  ]),
);

/** Leaves of a graphics state what all programs treat alike; what is for presses alone has gone with the keys that are not known. */
export function makeStatePlain(state: PDFDict): void {
  keepKnown(state, 'state');
  const blending = state.lookup(name('BM'));
  if (blending) state.set(name('BM'), name(blendingOf(blending instanceof PDFArray ? blending.lookup(0) : blending)));
  if (state.has(name('D')) && !isDash(state.lookup(name('D')))) state.delete(name('D'));
}

/** Of a list PDFium, which draws the signing page, takes the first; the standard, the first that is known. */
function blendingOf(held: unknown): string {
  const written = held instanceof PDFName ? held.decodeText() : NORMAL;
  return BLENDINGS.has(written) ? written : NORMAL;
}

function isDash(held: unknown): boolean {
  const pattern = held instanceof PDFArray ? held.lookup(0) : undefined;
  const lengths = pattern instanceof PDFArray ? pattern.asArray() : undefined;
  if (!lengths?.every((length) => length instanceof PDFNumber && length.asNumber() >= 0)) return false;
  return lengths.length === 0 || lengths.some((length) => length instanceof PDFNumber && length.asNumber() > 0);
}
