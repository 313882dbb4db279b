import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { layOver } from '@/lib/engines/pdf/pages/lay-over';
import { type AddedParts, finishSigned } from '@/lib/engines/pdf/seal/finish-signed';
import type { Mark } from '@/lib/engines/pdf/seal/mark';
import { stampMarks } from '@/lib/engines/pdf/seal/stamp-marks';

export type SignedParts = AddedParts & {
  /** The document as it was presented. */
  pdf: Uint8Array;
  marks: readonly Mark[];
  locale: string;
  /** A word laid across each page of the document, such as TEST; the certificate bears its own. */
  watermark?: string;
};

/** One flat file: the document with its marks, the certificate, the attachments. The same input gives the same bytes. */
export async function assembleSigned(parts: SignedParts): Promise<Uint8Array> {
  const document = await openPdf(parts.pdf);
  await stampMarks(document, parts.marks, { locale: parts.locale });
  if (parts.watermark) await layOver(document, [], { locale: parts.locale, watermark: parts.watermark });
  return finishSigned(document, parts);
}
