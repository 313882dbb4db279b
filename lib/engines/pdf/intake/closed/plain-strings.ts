import type { Operands } from '../../pages/content-reader.ts';
import { firstByte, operandCount, stringOperands } from '../../pages/operand-values.ts';

const LITERAL = 40;
const HEXADECIMAL = 60;
const ESCAPES = /\\(?:[0-7]{1,3}|[\s\S])/g;
/** An octal number beyond a byte: some programs cut it to one, others draw another letter. */
const BEYOND_A_BYTE = /^\\[4-7][0-7]{2}$/;
/** What is no digit within a hexadecimal string: some programs pass over it, others take it for one. */
const NO_DIGIT = /[^\da-fA-F\0\s]/;

/** The strings among operands that readers read differently, and how they are written so that all read them alike: as PDFium does. */
export function oddStrings(bytes: Uint8Array, operands: Operands): { start: number; end: number; text: string }[] {
  const odd: { start: number; end: number; text: string }[] = [];
  for (let index = 0; index < operandCount(operands); index += 1) {
    const first = firstByte(bytes, operands, index);
    const [start, end] = [operands[index * 2] as number, operands[index * 2 + 1] as number];
    if (first !== LITERAL && (first !== HEXADECIMAL || bytes[start + 1] === HEXADECIMAL)) continue;
    const written = Buffer.from(bytes.buffer, bytes.byteOffset + start + 1, end - start - 2).toString('latin1');
    const isOdd = first === LITERAL ? (written.match(ESCAPES) ?? []).some((one) => BEYOND_A_BYTE.test(one)) : NO_DIGIT.test(written);
    if (!isOdd) continue;
    const [read = ''] = stringOperands(bytes, [start, end]);
    odd.push({ start, end, text: `<${Buffer.from(read, 'latin1').toString('hex')}>` });
  }
  return odd;
}
