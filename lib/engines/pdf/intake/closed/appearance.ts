import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFRef, PDFStream, PDFString } from '@cantoo/pdf-lib';
import { boxOfArray } from '../../pages/page-geometry.ts';

type Matrix = readonly [number, number, number, number, number, number];
const name = (text: string): PDFName => PDFName.of(text);

/** Flags of an annotation: hidden, not on screen, upright on a turned page. */
const NOT_ON_SCREEN = 2 | 32;
const NO_ROTATE = 16;
/** Below this a box has no side to be fitted to. */
const FLAT = 0.001;

export const flagsOf = (annotation: PDFDict): number => {
  const flags = annotation.lookup(name('F'));
  return flags instanceof PDFNumber ? flags.asNumber() : 0;
};

export const isOnScreen = (annotation: PDFDict): boolean => (flagsOf(annotation) & NOT_ON_SCREEN) === 0;

/** Reference of the appearance that is shown on screen; of several states, as PDFium chooses. */
export function normalAppearance(annotation: PDFDict): PDFRef | undefined {
  const appearances = annotation.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(name('N'));
  const held = normal instanceof PDFDict ? normal.get(stateOf(annotation, normal)) : appearances.get(name('N'));
  return held instanceof PDFRef && annotation.context.lookup(held) instanceof PDFStream ? held : undefined;
}

/** Whether a field has an appearance that can be drawn. One without a box, as some programs write ticks, has no place. */
export function isDrawn(field: PDFDict): boolean {
  if (!(field.lookup(name('AP')) instanceof PDFDict)) return false;
  const held = normalAppearance(field);
  const appearance = held && field.context.lookup(held);
  return !(appearance instanceof PDFStream) || boxOfArray(appearance.dict.lookup(name('BBox'))) !== undefined;
}

/** The state that it names, or its value or its parent's if there is an appearance for it, or off. */
function stateOf(annotation: PDFDict, normal: PDFDict): PDFName {
  const named = annotation.lookup(name('AS'));
  if (named instanceof PDFName) return named;
  const parent = annotation.lookup(name('Parent'));
  const value = nameOf(annotation.lookup(name('V'))) ?? (parent instanceof PDFDict ? nameOf(parent.lookup(name('V'))) : undefined);
  return value && normal.has(value) ? value : name('Off');
}

function nameOf(value: PDFObject | undefined): PDFName | undefined {
  if (value instanceof PDFName) return value;
  return value instanceof PDFString || value instanceof PDFHexString ? name(value.decodeText()) : undefined;
}

/**
 * The way of an appearance onto its page (ISO 32000, 12.5.5): its box, turned by its own matrix, is fitted to the annotation's
 * rectangle. What does not turn with a page of `rotation` degrees is turned back about its upper left corner.
 */
export function appearanceMatrix(annotation: PDFDict, appearance: PDFDict, rotation: number): Matrix | undefined {
  const rect = boxOfArray(annotation.lookup(name('Rect')));
  const box = boxOfArray(appearance.lookup(name('BBox')));
  if (!rect || !box) return undefined;
  const [a, b, c, d, e, f] = ownMatrix(appearance);
  const corners = [box.x, box.x + box.width].flatMap((x) => [box.y, box.y + box.height].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const across = width < FLAT ? 1 : rect.width / width;
  const up = height < FLAT ? 1 : rect.height / height;
  const fitted: Matrix = [across, 0, 0, up, rect.x - left * across, rect.y - bottom * up];
  if (fitted.some((one) => !Number.isFinite(one))) return undefined;
  return (flagsOf(annotation) & NO_ROTATE) !== 0 ? turned(fitted, rotation, rect.x, rect.y + rect.height) : fitted;
}

function ownMatrix(appearance: PDFDict): Matrix {
  const given = appearance.lookup(name('Matrix'));
  const numbers = given instanceof PDFArray && given.size() === 6 ? Array.from({ length: 6 }, (_, index) => given.lookup(index)) : [];
  const isMatrix = numbers.length === 6 && numbers.every((one) => one instanceof PDFNumber);
  return (isMatrix ? numbers.map((one) => one.asNumber()) : [1, 0, 0, 1, 0, 0]) as unknown as Matrix;
}

function turned([a, b, c, d, e, f]: Matrix, rotation: number, x: number, y: number): Matrix {
  const cos = Math.round(Math.cos((rotation * Math.PI) / 180));
  const sin = Math.round(Math.sin((rotation * Math.PI) / 180));
  const [left, top] = [e - x, f - y];
  return [a * cos - b * sin, a * sin + b * cos, c * cos - d * sin, c * sin + d * cos, left * cos - top * sin + x, left * sin + top * cos + y];
}
