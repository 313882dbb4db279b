import { AFRelationship } from '@cantoo/pdf-lib';
import { openPdf, savePdf } from '@/lib/engines/pdf/open-pdf';
import { layOver } from '@/lib/engines/pdf/pages/lay-over';
import type { Mark } from '@/lib/engines/pdf/seal/mark';
import { addCertificate, type CertificateSection } from '@/lib/engines/pdf/seal/section/add-certificate';
import { stampMarks } from '@/lib/engines/pdf/seal/stamp-marks';

export type Attachment = { name: string; mimeType: string; description: string; bytes: Uint8Array; at: Date };

export type SignedParts = {
  /** The document as it was presented. */
  pdf: Uint8Array;
  marks: readonly Mark[];
  certificate: Omit<CertificateSection, 'at'> | null;
  attachments: readonly Attachment[];
  locale: string;
  modifiedAt: Date;
  /** A word laid across each page of the document, such as TEST; the certificate bears its own. */
  watermark?: string;
};

/** One flat file: the document with its marks, the certificate, the attachments. The same input gives the same bytes. */
export async function assembleSigned(parts: SignedParts): Promise<Uint8Array> {
  const document = await openPdf(parts.pdf);
  await stampMarks(document, parts.marks, { locale: parts.locale });
  if (parts.watermark) await layOver(document, [], { locale: parts.locale, watermark: parts.watermark });
  if (parts.certificate) await addCertificate(document, { ...parts.certificate, at: parts.modifiedAt });
  for (const { name, mimeType, description, bytes, at } of parts.attachments) {
    await document.attach(bytes, name, { mimeType, description, creationDate: at, modificationDate: at, afRelationship: AFRelationship.Data });
  }
  document.setModificationDate(parts.modifiedAt);
  return savePdf(document);
}
