import type { Operands } from '../pages/content-reader.ts';
import { numberOperand } from '../pages/operand-values.ts';

const CURVES = new Set(['c', 'v', 'y']);
const FILLS = new Set(['f', 'F', 'f*', 'n']);
/** By the operators that stroke a path, whether they close it first. */
const STROKES: Record<string, boolean> = { S: false, B: false, 'B*': false, s: true, b: true, 'b*': true };
/** Units below which a program may take two places for one. */
const NEAR = 0.001;

type Place = [x: number, y: number];

/**
 * Looks for lines without length: what some programs stroke as a dot, and others not at all. Filled or as an edge they are nothing
 * everywhere, and a place that is only named twice before the line goes on, as word processors do, is none of them.
 */
export class LinesWithoutLength {
  private from: Place | undefined;
  /** Whether a line was drawn, or closed, that has not left the place it began at. */
  private isPoint = false;
  private hasPoints = false;

  /** Whether this operation strokes a line without length. */
  isStrokedBy(operator: string, content: Uint8Array, operands: Operands): boolean {
    if (operator === 'm') this.begin(placeOf(content, operands));
    else if (operator === 're') this.begin(undefined);
    else if (operator === 'l') this.goOn(placeOf(content, operands));
    else if (CURVES.has(operator)) this.goOn(undefined);
    else if (operator === 'h') this.isPoint = this.from !== undefined;
    else if (operator in STROKES) return this.stroke(STROKES[operator] === true);
    else if (FILLS.has(operator)) this.forget();
    return false;
  }

  private begin(from: Place | undefined): void {
    this.hasPoints ||= this.isPoint;
    this.isPoint = false;
    this.from = from;
  }

  private goOn(to: Place | undefined): void {
    if (!this.from) return;
    this.isPoint = to !== undefined && areNear(this.from, to);
    if (!this.isPoint) this.from = undefined;
  }

  private stroke(closes: boolean): boolean {
    if (closes && this.from) this.isPoint = true;
    const found = this.hasPoints || this.isPoint;
    this.forget();
    return found;
  }

  private forget(): void {
    this.begin(undefined);
    this.hasPoints = false;
  }
}

const placeOf = (content: Uint8Array, operands: Operands): Place => [numberOperand(content, operands, 0), numberOperand(content, operands, 1)];
/** Programs keep places in numbers of single precision. */
const areNear = (one: Place, other: Place): boolean =>
  one.every((at, axis) => !(Math.abs(at - (other[axis] as number)) >= NEAR) || Math.fround(at) === Math.fround(other[axis] as number));
