import { PDFBool, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import type { Operands } from '../../pages/content-reader.ts';
import { nameOperand, operandCount, writtenOperand } from '../../pages/operand-values.ts';
import { refuseUnclear } from './refuse-unclear.ts';

const MASK_NAMES = new Set(['IM', 'ImageMask']);

/** Whether a shape without colours of its own may hold this picture: it is a stencil too. What has an inside of its own may have colours there. */
export function isStencil(object: PDFObject | undefined, page: number): boolean {
  if (!(object instanceof PDFStream)) return false;
  if (String(object.dict.lookup(PDFName.of('Subtype'))) === '/Form')
    return refuseUnclear(page, 'draws in a letter or a pattern what programs show differently');
  return object.dict.lookup(PDFName.of('ImageMask')) === PDFBool.True;
}

export function isInlineStencil(bytes: Uint8Array, operands: Operands): boolean {
  for (let index = 0; index + 1 < operandCount(operands); index += 1) {
    if (MASK_NAMES.has(nameOperand(bytes, operands, index) ?? '')) return writtenOperand(bytes, operands, index + 1) === 'true';
  }
  return false;
}
