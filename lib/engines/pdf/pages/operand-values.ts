import type { Operands } from './content-reader.ts';

const ESCAPED: Record<number, number> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** The token of an operand as it is written; `index` counts tokens. */
const span = (operands: Operands, index: number): [start: number, end: number] => [operands[index * 2] ?? 0, operands[index * 2 + 1] ?? 0];

export const operandCount = (operands: Operands): number => operands.length / 2;

/** First byte of a token, by which its kind is known; 0 if there is none. */
export const firstByte = (bytes: Uint8Array, operands: Operands, index: number): number =>
  index * 2 < operands.length ? (bytes[operands[index * 2] as number] ?? 0) : 0;

export function writtenOperand(bytes: Uint8Array, operands: Operands, index: number): string {
  const [start, end] = span(operands, index);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
}

/** A name without its slash, as bytes one a character; undefined if the operand is none. */
export function nameOperand(bytes: Uint8Array, operands: Operands, index: number): string | undefined {
  if (firstByte(bytes, operands, index) !== 47) return undefined;
  return writtenOperand(bytes, operands, index)
    .slice(1)
    .replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export const numberOperand = (bytes: Uint8Array, operands: Operands, index: number): number => Number.parseFloat(writtenOperand(bytes, operands, index));

/** The strings among operands, those in an array too; the bytes of each, one a character. */
export function stringOperands(bytes: Uint8Array, operands: Operands): string[] {
  const strings: string[] = [];
  for (let index = 0; index < operandCount(operands); index += 1) {
    const first = firstByte(bytes, operands, index);
    const [start, end] = span(operands, index);
    if (first === 40) strings.push(literal(bytes, start + 1, end - 1));
    else if (first === 60 && bytes[start + 1] !== 60) strings.push(hexadecimal(bytes, start + 1, end - 1));
  }
  return strings;
}

function hexadecimal(bytes: Uint8Array, start: number, end: number): string {
  const digits = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start)
    .toString('latin1')
    .replace(/[^\da-f]/gi, '');
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
}

function literal(bytes: Uint8Array, start: number, end: number): string {
  const out: number[] = [];
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte !== 92) {
      out.push(byte);
      continue;
    }
    at += 1;
    const next = bytes[at] as number;
    if (next >= 48 && next <= 55) {
      let value = 0;
      let digits = 0;
      for (; digits < 3 && at < end && (bytes[at] as number) >= 48 && (bytes[at] as number) <= 55; digits += 1, at += 1)
        value = value * 8 + (bytes[at] as number) - 48;
      at -= 1;
      out.push(value & 255);
    } else if (next === 13) {
      if (bytes[at + 1] === 10) at += 1;
    } else if (next !== 10) out.push(ESCAPED[next] ?? next);
  }
  return Buffer.from(out).toString('latin1');
}
