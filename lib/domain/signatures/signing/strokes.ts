/**
 * Terminology. A *stroke* is one movement of the pen, a list of [x, y]. Strokes are kept in *the box*,
 * 600 wide and 200 high, whatever the size of the pad they were drawn on: turning a phone moves nothing.
 */
export type Strokes = number[][][];

export const BOX = { width: 600, height: 200 } as const;
export const MOST_POINTS = 5_000;
const MOST_CHARACTERS = 200_000;

/** Below these, in units of the box, what was drawn cannot be told from a slip of the hand. */
const LEAST_EXTENT = 24;
const LEAST_LENGTH = 48;
const LEAST_BREADTH = 6;
const LEAST_BREADTH_SHARE = 0.04;

const PEN_WIDTH = 4;
const INK = '#14213d';

/** Reads what the form posts. Null when it is not a list of strokes within the bounds. */
export function parseStrokes(text: string): Strokes | null {
  if (text.length > MOST_CHARACTERS) return null;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(data) || data.length === 0) return null;
  const strokes = data.map(readStroke);
  const points = strokes.reduce((sum, stroke) => sum + (stroke?.length ?? 0), 0);
  return strokes.every((stroke) => stroke !== null) && points <= MOST_POINTS ? strokes : null;
}

function readStroke(stroke: unknown): number[][] | null {
  if (!Array.isArray(stroke) || stroke.length === 0) return null;
  const points = stroke.map(readPoint);
  return points.every((point) => point !== null) ? points : null;
}

function readPoint(point: unknown): number[] | null {
  if (!Array.isArray(point) || point.length !== 2) return null;
  const [x, y] = point as unknown[];
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y)) return null;
  return [within(x, BOX.width), within(y, BOX.height)];
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const within = (value: number, most: number) => tenth(Math.min(most, Math.max(0, value)));

/** A dot, a tick of the pen or a straight line, however often retraced, is not a signature. */
export function isSignature(strokes: Strokes): boolean {
  const points = strokes.flat();
  if (points.length < 3) return false;
  const [along, across] = spread(points);
  return along >= LEAST_EXTENT && length(strokes) >= LEAST_LENGTH && across >= Math.max(LEAST_BREADTH, along * LEAST_BREADTH_SHARE);
}

const length = (strokes: Strokes): number =>
  strokes.reduce(
    (sum, stroke) =>
      sum + stroke.slice(1).reduce((part, point, index) => part + Math.hypot(at(point, 0) - at(stroke[index], 0), at(point, 1) - at(stroke[index], 1)), 0),
    0,
  );

const at = (point: number[] | undefined, axis: 0 | 1): number => point?.[axis] ?? 0;

/** Extent of the points along their main direction, and across it. */
function spread(points: number[][]): [number, number] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + at(point, axis), 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [xx, yy, xy] = [0, 0, 0];
  for (const point of points) {
    const [dx, dy] = [at(point, 0) - meanX, at(point, 1) - meanY];
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const extent = (project: (x: number, y: number) => number) => {
    const values = points.map((point) => project(at(point, 0), at(point, 1)));
    return values.reduce((most, value) => Math.max(most, value), -Infinity) - values.reduce((least, value) => Math.min(least, value), Infinity);
  };
  return [extent((x, y) => x * cos + y * sin), extent((x, y) => y * cos - x * sin)];
}

export type Drawing = { viewBox: string; path: string; penWidth: number };

/** The strokes as one smooth path, cropped to what was drawn. */
export function drawing(strokes: Strokes): Drawing {
  const points = strokes.flat();
  const edge = (axis: 0 | 1, pick: (a: number, b: number) => number, from: number) => points.reduce((found, point) => pick(found, at(point, axis)), from);
  const [left, top] = [edge(0, Math.min, BOX.width), edge(1, Math.min, BOX.height)];
  const [right, bottom] = [edge(0, Math.max, 0), edge(1, Math.max, 0)];
  const box = [left - PEN_WIDTH, top - PEN_WIDTH, right - left + 2 * PEN_WIDTH, bottom - top + 2 * PEN_WIDTH];
  return { viewBox: box.map(tenth).join(' '), path: strokes.map(curve).join(''), penWidth: PEN_WIDTH };
}

/** Through the middles between neighbouring points, with the points as handles. */
function curve(stroke: number[][]): string {
  const first = stroke[0];
  const last = stroke[stroke.length - 1];
  if (!first || !last) return '';
  const pair = (x: number, y: number) => `${tenth(x)} ${tenth(y)}`;
  let path = `M${pair(at(first, 0), at(first, 1))}`;
  for (let index = 1; index < stroke.length - 1; index += 1) {
    const [point, next] = [stroke[index], stroke[index + 1]];
    path += `Q${pair(at(point, 0), at(point, 1))} ${pair((at(point, 0) + at(next, 0)) / 2, (at(point, 1) + at(next, 1)) / 2)}`;
  }
  return `${path}L${pair(at(last, 0), at(last, 1))}`;
}

/** An SVG made of our own words and numbers only: safe to inline and to hand to the PDF engine. */
export function strokesToSvg(strokes: Strokes): string {
  const { viewBox, path, penWidth } = drawing(strokes);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}" fill="none" stroke="${INK}" stroke-width="${penWidth}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}
