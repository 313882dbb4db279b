import type { Glyph, Point } from './true-type.ts';

type Measures = { unitsPerEm: number; ascent: number; descent: number };
const VERSION = 0x0001_0000;
const MAGIC = 0x5f0f_3cf5;

/** A TrueType font of some outlines, the first of which stands for what is missing; as much of one as a PDF needs. */
export function writeTrueType(glyphs: readonly Glyph[], { unitsPerEm, ascent, descent }: Measures): Uint8Array {
  const outlines = glyphs.map(({ points }) => outlineBytes(points));
  const places = [0];
  for (const outline of outlines) places.push((places.at(-1) ?? 0) + outline.length);
  const xs = glyphs.flatMap(({ points }) => points.map(({ x }) => Math.round(x)));
  const ys = glyphs.flatMap(({ points }) => points.map(({ y }) => Math.round(y)));
  const box = [least(xs), least(ys), most(xs), most(ys)];
  const points = glyphs.map((glyph) => glyph.points.length);
  const contours = glyphs.map((glyph) => glyph.points.filter(({ isLast }) => isLast).length);
  const tables: Record<string, Buffer> = {
    glyf: Buffer.concat(outlines),
    head: packed([VERSION, 4], [0, 4], [0, 4], [MAGIC, 4], [0, 2], [unitsPerEm, 2], [0, 8], [0, 8], ...box.map(short), [0, 2], [8, 2], [2, 2], [1, 2], [0, 2]),
    hhea: packed([VERSION, 4], [ascent, 2], [descent, 2], [0, 2], [most(glyphs.map(({ advance }) => advance)), 2], [0, 22], [glyphs.length, 2]),
    hmtx: Buffer.concat(glyphs.map((glyph) => packed([Math.round(glyph.advance), 2], [least(glyph.points.map(({ x }) => Math.round(x))), 2]))),
    loca: Buffer.concat(places.map((place) => packed([place, 4]))),
    maxp: packed([VERSION, 4], [glyphs.length, 2], [most(points), 2], [most(contours), 2], [0, 4], [2, 2], [0, 16]),
  };
  return fileOf(tables);
}

const short = (value: number): [number, number] => [value, 2];
const least = (values: readonly number[]): number =>
  values.reduce((found, value) => Math.min(found, value), values.length === 0 ? 0 : Number.POSITIVE_INFINITY);
const most = (values: readonly number[]): number => values.reduce((found, value) => Math.max(found, value), values.length === 0 ? 0 : Number.NEGATIVE_INFINITY);

/** Numbers in so many bytes each, the high byte first; those of more than four bytes are all zero but the last. */
function packed(...values: readonly [value: number, bytes: number][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 2) buffer.writeUInt16BE(value & 0xffff);
      if (bytes === 4) buffer.writeUInt32BE(value >>> 0);
      return buffer;
    }),
  );
}

function outlineBytes(points: readonly Point[]): Buffer {
  if (points.length === 0) return Buffer.alloc(0);
  const rounded = points.map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }));
  const ends = rounded.flatMap(({ isLast }, index) => (isLast ? [index] : []));
  const [xs, ys] = [rounded.map(({ x }) => x), rounded.map(({ y }) => y)];
  const steps = (values: readonly number[]) => values.map((value, index) => short(value - (index === 0 ? 0 : (values[index - 1] ?? 0))));
  const bytes = Buffer.concat([
    packed([ends.length, 2], [least(xs), 2], [least(ys), 2], [most(xs), 2], [most(ys), 2], ...ends.map(short), [0, 2]),
    Buffer.from(rounded.map(({ isOn }) => (isOn ? 1 : 0))),
    packed(...steps(xs), ...steps(ys)),
  ]);
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

function fileOf(tables: Record<string, Buffer>): Uint8Array {
  const tags = Object.keys(tables).sort();
  const powers = Math.floor(Math.log2(tags.length));
  const search = 16 * 2 ** powers;
  let at = 12 + 16 * tags.length;
  const parts: Buffer[] = [packed([VERSION, 4], [tags.length, 2], [search, 2], [powers, 2], [16 * tags.length - search, 2])];
  const bodies: Buffer[] = [];
  for (const tag of tags) {
    const table = tables[tag] ?? Buffer.alloc(0);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    parts.push(Buffer.from(tag, 'latin1'), packed([checksum(padded), 4], [at, 4], [table.length, 4]));
    bodies.push(padded);
    at += padded.length;
  }
  return Buffer.concat([...parts, ...bodies]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
