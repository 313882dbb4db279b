import { AFRelationship, type PDFDocument } from '@cantoo/pdf-lib';
import { savePdf } from '../open-pdf.ts';
import { addCertificate, type CertificateSection } from './section/add-certificate.ts';

export type Attachment = { name: string; mimeType: string; description: string; bytes: Uint8Array; at: Date };

export type AddedParts = { certificate: Omit<CertificateSection, 'at'> | null; attachments: readonly Attachment[]; modifiedAt: Date };

/** What a document gets behind its pages once they bear their marks, in one flat file. */
export async function finishSigned(document: PDFDocument, { certificate, attachments, modifiedAt }: AddedParts): Promise<Uint8Array> {
  if (certificate) await addCertificate(document, { ...certificate, at: modifiedAt });
  for (const { name, mimeType, description, bytes, at } of attachments) {
    await document.attach(bytes, name, { mimeType, description, creationDate: at, modificationDate: at, afRelationship: AFRelationship.Data });
  }
  document.setModificationDate(modifiedAt);
  return savePdf(document);
}
