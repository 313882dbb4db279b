import type { PDFDocument } from '@cantoo/pdf-lib';
import { layOver } from '@/lib/engines/pdf/pages/lay-over';
import type { Mark } from '@/lib/engines/pdf/seal/mark';

/** Draws marks at their exact places, whatever the page's rotation and boxes; text shrinks or wraps to fit. */
export async function stampMarks(document: PDFDocument, marks: readonly Mark[], options: { locale: string }): Promise<void> {
  await layOver(document, marks, { locale: options.locale });
}
