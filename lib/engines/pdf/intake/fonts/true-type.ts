/** A point of an outline; `isLast` ends a contour. */
export type Point = { x: number; y: number; isOn: boolean; isLast: boolean };
export type Glyph = { points: Point[]; advance: number };

const MAX_PARTS = 8;
/** Flags of the points of a simple glyph and of the parts of a compound one. */
const ON = 1;
const SHORT = [2, 4] as const;
const SAME = [16, 32] as const;
const REPEATED = 8;
const WORDS = 1;
const OFFSETS = 2;
const ONE_SCALE = 8;
const MORE = 32;
const TWO_SCALES = 64;
const MATRIX = 128;

/** Reads the outlines of a TrueType font of ours. */
export class TrueType {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  private readonly view: DataView;
  private readonly tables = new Map<string, number>();
  private readonly glyphOf: (character: number) => number;

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    for (let index = 0; index < this.view.getUint16(4); index += 1) {
      const at = 12 + index * 16;
      this.tables.set(Buffer.from(bytes.subarray(at, at + 4)).toString('latin1'), this.view.getUint32(at + 8));
    }
    this.unitsPerEm = this.view.getUint16(this.table('head') + 18);
    this.ascent = this.view.getInt16(this.table('hhea') + 4);
    this.descent = this.view.getInt16(this.table('hhea') + 6);
    this.glyphOf = this.characterMap();
  }

  /** The outline of a character; undefined if the font has none. */
  glyph(character: number): Glyph | undefined {
    const index = this.glyphOf(character);
    return index === 0 ? undefined : { points: this.outline(index, 0), advance: this.advance(index) };
  }

  private table(tag: string): number {
    const at = this.tables.get(tag);
    if (at === undefined) throw new Error(`a font without ${tag}`);
    return at;
  }

  private advance(index: number): number {
    const count = this.view.getUint16(this.table('hhea') + 34);
    return this.view.getUint16(this.table('hmtx') + 4 * Math.min(index, count - 1));
  }

  private characterMap(): (character: number) => number {
    const { view } = this;
    const map = this.table('cmap');
    const subtables = Array.from({ length: view.getUint16(map + 2) }, (_, index) => map + view.getUint32(map + 4 + index * 8 + 4));
    const long = subtables.find((at) => view.getUint16(at) === 12);
    if (long !== undefined) return (character) => this.inGroups(long, character);
    const short = subtables.find((at) => view.getUint16(at) === 4);
    if (short === undefined) throw new Error('a font without a list of characters');
    return (character) => this.inSegments(short, character);
  }

  private inGroups(at: number, character: number): number {
    let [low, high] = [0, this.view.getUint32(at + 12) - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = at + 16 + middle * 12;
      if (character < this.view.getUint32(group)) high = middle - 1;
      else if (character > this.view.getUint32(group + 4)) low = middle + 1;
      else return this.view.getUint32(group + 8) + character - this.view.getUint32(group);
    }
    return 0;
  }

  private inSegments(at: number, character: number): number {
    const { view } = this;
    const twice = view.getUint16(at + 6);
    for (let offset = 0; offset < twice; offset += 2) {
      if (character > view.getUint16(at + 14 + offset)) continue;
      const start = view.getUint16(at + 16 + twice + offset);
      if (character < start) return 0;
      const delta = view.getUint16(at + 16 + 2 * twice + offset);
      const rangeAt = at + 16 + 3 * twice + offset;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (character + delta) & 0xffff;
      const index = view.getUint16(rangeAt + range + 2 * (character - start));
      return index === 0 ? 0 : (index + delta) & 0xffff;
    }
    return 0;
  }

  private outline(index: number, depth: number): Point[] {
    const isLong = this.view.getUint16(this.table('head') + 50) === 1;
    const place = (one: number) => (isLong ? this.view.getUint32(this.table('loca') + 4 * one) : 2 * this.view.getUint16(this.table('loca') + 2 * one));
    const [start, end] = [place(index), place(index + 1)];
    if (end <= start) return [];
    const at = this.table('glyf') + start;
    const contours = this.view.getInt16(at);
    return contours >= 0 ? this.simple(at, contours) : this.compound(at + 10, depth);
  }

  private simple(glyph: number, contours: number): Point[] {
    const { view } = this;
    if (contours === 0) return [];
    const ends = Array.from({ length: contours }, (_, index) => view.getUint16(glyph + 10 + 2 * index));
    const count = (ends.at(-1) ?? -1) + 1;
    const last = new Set(ends);
    let at = glyph + 10 + 2 * contours;
    at += 2 + view.getUint16(at);
    const flags: number[] = [];
    while (flags.length < count) {
      const flag = view.getUint8(at++);
      const times = flag & REPEATED ? view.getUint8(at++) + 1 : 1;
      for (let time = 0; time < times; time += 1) flags.push(flag);
    }
    const coordinates = (axis: 0 | 1): number[] => {
      let value = 0;
      return flags.map((flag) => {
        if (flag & SHORT[axis]) value += flag & SAME[axis] ? view.getUint8(at++) : -view.getUint8(at++);
        else if (!(flag & SAME[axis])) {
          value += view.getInt16(at);
          at += 2;
        }
        return value;
      });
    };
    const xs = coordinates(0);
    const ys = coordinates(1);
    return flags.slice(0, count).map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, isOn: (flag & ON) !== 0, isLast: last.has(index) }));
  }

  private compound(start: number, depth: number): Point[] {
    const { view } = this;
    const points: Point[] = [];
    if (depth > MAX_PARTS) return points;
    let at = start;
    for (let flags = MORE; flags & MORE; ) {
      flags = view.getUint16(at);
      const part = this.outline(view.getUint16(at + 2), depth + 1);
      at += 4;
      const [x, y] = flags & WORDS ? [view.getInt16(at), view.getInt16(at + 2)] : [view.getInt8(at), view.getInt8(at + 1)];
      at += flags & WORDS ? 4 : 2;
      const scale = (offset: number) => view.getInt16(at + offset) / 16_384;
      let [a, b, c, d] = [1, 0, 0, 1];
      if (flags & ONE_SCALE) [a, d, at] = [scale(0), scale(0), at + 2];
      else if (flags & TWO_SCALES) [a, d, at] = [scale(0), scale(2), at + 4];
      else if (flags & MATRIX) [a, b, c, d, at] = [scale(0), scale(2), scale(4), scale(6), at + 8];
      const [moveX, moveY] = flags & OFFSETS ? [x, y] : [0, 0];
      for (const point of part) points.push({ ...point, x: a * point.x + c * point.y + moveX, y: b * point.x + d * point.y + moveY });
    }
    return points;
  }
}
