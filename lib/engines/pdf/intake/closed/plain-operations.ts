import type { Operands } from '../../pages/content-reader.ts';
import { numberOperand, operandCount, writtenOperand } from '../../pages/operand-values.ts';

/** How many operands an operator takes. With fewer some programs draw with zeros in their place, and others do not. */
const NEEDED: Record<string, number> = {
  ...{ m: 2, l: 2, c: 6, v: 4, y: 4, re: 4, cm: 6, w: 1, J: 1, j: 1, M: 1, d: 3, gs: 1, Do: 1, sh: 1 },
  ...{ g: 1, G: 1, rg: 3, RG: 3, k: 4, K: 4, cs: 1, CS: 1, sc: 1, SC: 1, scn: 1, SCN: 1 },
  ...{ Tf: 2, Td: 2, TD: 2, Tm: 6, Tc: 1, Tw: 1, Tz: 1, TL: 1, Ts: 1, Tr: 1, Tj: 1, "'": 1, '"': 3, TJ: 2 },
};
/** What sets a colour, which means nothing where only a shape is drawn. */
const COLOURS = new Set(['g', 'G', 'rg', 'RG', 'k', 'K', 'cs', 'CS', 'sc', 'SC', 'scn', 'SCN', 'sh', 'ri']);
/** How far curves may be off: some programs never ask, and others draw nothing if it is far. */
const FLATNESS = 'i';
/** Colours of the device: each part is from nothing to all. Of one beyond, programs make something else each. */
const RANGED = new Set(['g', 'G', 'rg', 'RG', 'k', 'K']);
const SOLID = '[] 0 d';

type Where = { isShape: boolean };

/** What is to stand in the place of an operation that programs draw differently: '' for nothing, undefined if it may stay. */
export function plainly(operator: string, bytes: Uint8Array, operands: Operands, { isShape }: Where): string | undefined {
  if (operator === FLATNESS || (isShape && COLOURS.has(operator))) return '';
  if (operandCount(operands) < (NEEDED[operator] ?? 0)) return '';
  if (RANGED.has(operator)) return withinRange(operator, bytes, operands);
  return operator === 'd' && !isDash(bytes, operands) ? SOLID : undefined;
}

/** Whether lines can be drawn in dashes of these lengths: none is negative, and not all are nothing. */
function isDash(bytes: Uint8Array, operands: Operands): boolean {
  const lengths: number[] = [];
  for (let index = 0; index < operandCount(operands) - 1; index += 1) {
    if (!/^[[\]]$/.test(writtenOperand(bytes, operands, index))) lengths.push(numberOperand(bytes, operands, index));
  }
  return lengths.length === 0 || (lengths.every((length) => length >= 0) && lengths.some((length) => length > 0));
}

function withinRange(operator: string, bytes: Uint8Array, operands: Operands): string | undefined {
  const parts = Array.from({ length: operandCount(operands) }, (_, index) => numberOperand(bytes, operands, index));
  if (parts.every((part) => part >= 0 && part <= 1)) return undefined;
  // What is not even written as a number is another's to judge.
  if (parts.some(Number.isNaN)) return undefined;
  return `${parts.map((part) => Math.min(1, Math.max(0, part))).join(' ')} ${operator}`;
}
