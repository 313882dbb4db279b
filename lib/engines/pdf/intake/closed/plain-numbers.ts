import type { Operands } from '../../pages/content-reader.ts';
import { firstByte, operandCount, writtenOperand } from '../../pages/operand-values.ts';

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
/** Made of nothing but what numbers are made of. */
const NUMERIC = /^[\d+.-]+$/;
/** Beyond it a whole number is none to some programs, and off the page to others. */
const LARGEST = 2_147_483_647;

const isNumber = (byte: number): boolean => (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46;

/** A number of a content stream that readers read differently, and how it is written so that all read it alike; null if it cannot be. */
export type OddNumber = { start: number; end: number; text: string | null };

/** The numbers among operands that are not written as the standard says. */
export function oddNumbers(bytes: Uint8Array, operands: Operands): OddNumber[] {
  const odd: OddNumber[] = [];
  for (let index = 0; index < operandCount(operands); index += 1) {
    if (!isNumber(firstByte(bytes, operands, index))) continue;
    const written = writtenOperand(bytes, operands, index);
    const isWhole = !written.includes('.');
    if (PLAIN.test(written) && (!isWhole || Math.abs(Number(written)) <= LARGEST)) continue;
    odd.push({ start: operands[index * 2] as number, end: operands[index * 2 + 1] as number, text: NUMERIC.test(written) ? asDrawn(written) : null });
  }
  return odd;
}

/** How PDFium, which draws the signing page, reads it: up to the first character that does not fit. */
function asDrawn(written: string): string {
  const whole = /^[+-]?\d+/.exec(written)?.[0] ?? '0';
  if (!written.includes('.')) return Math.abs(Number(whole)) > LARGEST ? '0' : whole;
  return /^[+-]*(\d*\.\d*)/.exec(written)?.[0].replace(/^([+-])[+-]+/, '$1') || '0';
}
