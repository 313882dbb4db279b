import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFPage } from '@cantoo/pdf-lib';
import type { Box, Size } from '../place.ts';

type Matrix = [number, number, number, number, number, number];
/** Points as displayed, degrees, and the way from there (origin bottom left) into the page's own space. */
export type PageGeometry = Size & { rotation: number; matrix: Matrix };

const US_LETTER = { x: 0, y: 0, width: 612, height: 792 };
/** A page tree deeper than this is a loop. */
const MAX_PARENTS = 60;

function inherited(node: PDFDict, key: string, depth = 0): PDFObject | undefined {
  const value = node.get(PDFName.of(key));
  if (value) return node.context.lookup(value);
  const parent = node.lookup(PDFName.of('Parent'));
  return parent instanceof PDFDict && depth < MAX_PARENTS ? inherited(parent, key, depth + 1) : undefined;
}

/** The box that an array of four numbers stands for, in whatever order its corners are. */
export function boxOfArray(array: PDFObject | undefined): Box | undefined {
  if (!(array instanceof PDFArray) || array.size() !== 4) return undefined;
  const numbers = Array.from({ length: 4 }, (_, index) => array.lookup(index)).map((value) => (value instanceof PDFNumber ? value.asNumber() : Number.NaN));
  const [x0 = Number.NaN, y0 = Number.NaN, x1 = Number.NaN, y1 = Number.NaN] = numbers;
  const box = { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
  return box.width > 0 && box.height > 0 && Number.isFinite(box.width * box.height) ? box : undefined;
}

/** What readers show: the crop box inside the media box, or the media box if they do not meet. */
function visibleBox(node: PDFDict): Box {
  const media = boxOfArray(inherited(node, 'MediaBox')) ?? US_LETTER;
  const crop = boxOfArray(inherited(node, 'CropBox')) ?? media;
  const x = Math.max(crop.x, media.x);
  const y = Math.max(crop.y, media.y);
  const right = Math.min(crop.x + crop.width, media.x + media.width);
  const top = Math.min(crop.y + crop.height, media.y + media.height);
  return right > x && top > y ? { x, y, width: right - x, height: top - y } : media;
}

function rotationOf(node: PDFDict): number {
  const value = inherited(node, 'Rotate');
  const degrees = value instanceof PDFNumber ? value.asNumber() : 0;
  return degrees % 90 === 0 ? ((degrees % 360) + 360) % 360 : 0;
}

/** Points in one unit of the page's own space. Unlike the boxes it is not inherited. */
function userUnitOf(node: PDFDict): number {
  const value = node.lookup(PDFName.of('UserUnit'));
  const unit = value instanceof PDFNumber ? value.asNumber() : 1;
  return unit > 0 && Number.isFinite(unit) ? unit : 1;
}

function matrixOf({ x, y, width, height }: Box, rotation: number, unit: number): Matrix {
  if (rotation === 90) return [0, unit, -unit, 0, x + width, y];
  if (rotation === 180) return [-unit, 0, 0, -unit, x + width, y + height];
  if (rotation === 270) return [0, -unit, unit, 0, x, y + height];
  return [unit, 0, 0, unit, x, y];
}

/** Own reading of boxes and rotation: pdf-lib's stops at values that are missing, inherited or reversed. */
export function pageGeometry(page: PDFPage): PageGeometry {
  const box = visibleBox(page.node);
  const rotation = rotationOf(page.node);
  const unit = userUnitOf(page.node);
  const isTurned = rotation % 180 !== 0;
  return {
    width: (isTurned ? box.height : box.width) * unit,
    height: (isTurned ? box.width : box.height) * unit,
    rotation,
    matrix: matrixOf(box, rotation, 1 / unit),
  };
}

/** Writes a page's boxes and rotation as they are read here, with nothing around what is shown. False if it is cut to an area outside of its sheet. */
export function settleBoxes(page: PDFPage): boolean {
  const { node, doc } = page;
  const media = boxOfArray(inherited(node, 'MediaBox')) ?? US_LETTER;
  const crop = boxOfArray(inherited(node, 'CropBox')) ?? media;
  const isApart = crop.x >= media.x + media.width || crop.y >= media.y + media.height || crop.x + crop.width <= media.x || crop.y + crop.height <= media.y;
  const { x, y, width, height } = visibleBox(node);
  node.set(PDFName.of('MediaBox'), doc.context.obj([x, y, x + width, y + height]));
  node.set(PDFName.of('Rotate'), doc.context.obj(rotationOf(node)));
  node.delete(PDFName.of('CropBox'));
  return !isApart;
}

/** A page without a readable media box gets the size that readers assume. */
export function ensureMediaBox(page: PDFPage): void {
  if (boxOfArray(inherited(page.node, 'MediaBox'))) return;
  page.node.set(PDFName.of('MediaBox'), page.doc.context.obj([0, 0, US_LETTER.width, US_LETTER.height]));
}

/** A box of the page's own space in fractions of the page as displayed, origin top left. */
export function displayedBox(page: PDFPage, box: Box): Box {
  const { width, height, matrix } = pageGeometry(page);
  const [a, b, c, d, e, f] = matrix;
  const size = a * d - b * c;
  const displayed = (x: number, y: number) => ({
    x: (d * (x - e) - c * (y - f)) / size / width,
    y: 1 - (a * (y - f) - b * (x - e)) / size / height,
  });
  const [one, other] = [displayed(box.x, box.y), displayed(box.x + box.width, box.y + box.height)];
  return { x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), width: Math.abs(other.x - one.x), height: Math.abs(other.y - one.y) };
}
