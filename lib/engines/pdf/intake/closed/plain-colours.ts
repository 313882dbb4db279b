import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { isSoundFunction } from './sound-functions.ts';
import { insteadOfProfile } from './sound-profiles.ts';
import { makeTableWhole } from './whole-tables.ts';

const name = (text: string): PDFName => PDFName.of(text);
/** Inks of every press: some programs mix them by themselves, others as the file says. */
const PRESS_INKS = new Set(['Cyan', 'Magenta', 'Yellow', 'Black']);
const NO_INK = 'None';
const SOLE_BASE = 1;
const MAX_DEPTH = 8;

/**
 * Writes a colour space so that all programs draw it as the signing page does; false if one of its functions is such that each would make
 * something else of it.
 */
export function makeSpacePlain(context: PDFContext, held: PDFObject | undefined, depth = 0): boolean {
  const space = held && context.lookup(held);
  if (!(space instanceof PDFArray) || depth > MAX_DEPTH) return depth <= MAX_DEPTH;
  const family = space.lookup(0);
  const kind = family instanceof PDFName ? family.decodeText() : '';
  const inner = (index: number) => makeSpacePlain(context, space.get(index), depth + 1);
  // PDFium asks neither white nor gamma of it.
  if (kind === 'CalGray') become(space, [name('DeviceGray')]);
  if (kind === 'ICCBased') return makeProfilePlain(space);
  if (kind === 'Indexed' || kind === 'I' || kind === 'Pattern') {
    const isPlain = space.size() <= SOLE_BASE || inner(SOLE_BASE);
    if (kind !== 'Pattern') makeTableWhole(space);
    return isPlain;
  }
  if (kind !== 'Separation' && kind !== 'DeviceN') return true;
  const inks = space.lookup(1);
  if (inks instanceof PDFName && PRESS_INKS.has(inks.decodeText())) space.set(1, ownInk(inks));
  if (inks instanceof PDFArray) space.set(1, context.obj(inks.asArray().map((ink) => (ink instanceof PDFName && needsOwnName(ink) ? ownInk(ink) : ink))));
  // Inks and their mixtures are for presses.
  if (kind === 'DeviceN') become(space, space.asArray().slice(0, 4));
  return isSoundFunction(context, space.get(3)) && inner(2);
}

/** Leaves a sound profile; PDFium draws by others as on the device itself. */
function makeProfilePlain(space: PDFArray): boolean {
  const instead = insteadOfProfile(space.size() > 1 ? space.lookup(1) : undefined);
  if (instead) become(space, [name(instead)]);
  return instead !== undefined;
}

/** A stencil has one bit a dot and no colours of its own, whatever else is said of it. */
export function makeStencilPlain(image: PDFDict): void {
  image.delete(name('ColorSpace'));
  image.set(name('BitsPerComponent'), PDFNumber.of(1));
}

/** What a shading draws with: its colours and its functions. */
export function makeShadingPlain(context: PDFContext, held: PDFObject | undefined): boolean {
  const shading = held && context.lookup(held);
  const dict = shading instanceof PDFStream ? shading.dict : shading;
  if (!(dict instanceof PDFDict)) return true;
  const functions = dict.lookup(name('Function'));
  const all = functions instanceof PDFArray ? functions.asArray() : dict.has(name('Function')) ? [dict.get(name('Function'))] : [];
  return makeSpacePlain(context, dict.get(name('ColorSpace'))) && all.every((one) => isSoundFunction(context, one));
}

const DEPTHS = new Set([1, 2, 4, 8, 16]);

/** Whether the dots of a picture are of a depth that there is. */
export function hasKnownDepth(image: PDFDict): boolean {
  const depth = image.lookup(name('BitsPerComponent'));
  return !(depth instanceof PDFNumber) || DEPTHS.has(depth.asNumber());
}

const needsOwnName = (ink: PDFName): boolean => PRESS_INKS.has(ink.decodeText()) || ink.decodeText() === NO_INK;
const ownInk = (ink: PDFName): PDFName => name(`Ink${ink.decodeText()}`);

function become(array: PDFArray, items: readonly PDFObject[]): void {
  while (array.size() > 0) array.remove(array.size() - 1);
  for (const item of items) array.push(item);
}
