import { now } from '@/lib/core/clock';
import { MAX_PDF_BYTES } from '@/lib/engines/pdf/document-limits';
import { getBlob } from '@/lib/engines/storage/blobs';
import type { AccountScope } from '../../accounts/scope';
import { uploadOwnerOf } from '../../files/auth';
import { fileErrors } from '../../files/errors';
import { notBase64, pdfOfBase64 } from '../../files/pdf-base64';
import { readSharedFile } from '../../files/read-shared-file';
import { isUsable } from '../../files/rules';
import { uploadId } from '../../files/schema';
import { findUpload } from '../../files/store';
import { signatureErrors } from '../errors';
import type { CreateInput } from '../schema';
import { fetchHostedPdf, fetchPdf, type ReadSharedFile } from './fetch-document';

/** How a document comes in: by a member of a create request, or out of a run of a workflow. */
export type SourceKind = keyof CreateInput['document'] | 'automation';

/**
 * The bytes that a create request speaks of, and how they came. `fileName` without an ending, where there is one. `tagsToo`: whether the tags
 * of a PDF make fields even where others were placed.
 */
export type DocumentSource = {
  kind: SourceKind;
  bytes: Uint8Array;
  address: string | null;
  fileName: string | null;
  uploadId: string | null;
  tagsToo?: boolean;
};

const plain = { address: null, fileName: null, uploadId: null };

/** Gets the document, wherever it lies. Exactly one member is set: the schema has seen to it. */
export async function readSource({ document }: CreateInput, scope: AccountScope | null): Promise<DocumentSource> {
  if (document.markdown !== undefined) return { ...plain, kind: 'markdown', bytes: Buffer.from(document.markdown) };
  if (document.pdf_base64 !== undefined) return { ...plain, kind: 'pdf_base64', bytes: decodeBase64(document.pdf_base64) };
  if (document.upload_id !== undefined) return readUpload(document.upload_id, scope);
  if (document.pdf_url !== undefined) return { ...plain, kind: 'pdf_url', ...(await fetchPdf(document.pdf_url)) };
  return { ...plain, kind: 'hosted_doc_url', ...(await fetchHostedPdf(document.hosted_doc_url ?? '', ownFile)) };
}

/** A shared file of this service, read in process. */
const ownFile: ReadSharedFile = async (token) => {
  const file = await readSharedFile(token);
  return file && { bytes: file.bytes, fileName: file.name.replace(/\.pdf$/i, '') };
};

function decodeBase64(text: string): Uint8Array {
  const path = 'document.pdf_base64';
  const bytes = pdfOfBase64(text);
  if (!bytes) throw signatureErrors.badRequest.at(path, ...notBase64);
  if (bytes.length > MAX_PDF_BYTES) throw signatureErrors.badRequest.at(path, 'too_large', fileErrors.tooLarge.sentence);
  return bytes;
}

async function readUpload(id: string, scope: AccountScope | null): Promise<DocumentSource> {
  const refuse = (code: string, message: string) => signatureErrors.badRequest.at('document.upload_id', code, message);
  const upload = uploadId.safeParse(id).success ? await findUpload(id, uploadOwnerOf(scope)) : null;
  if (!upload) throw refuse('unknown_upload', 'There is no upload with this id for this credential. Use the upload_id that the upload address came with.');
  if (!upload.sha256) throw refuse('nothing_uploaded', 'Nothing was uploaded yet. PUT the PDF to upload_url first.');
  if (!isUsable(upload, now())) throw refuse('upload_expired', 'This upload has expired. Upload the PDF again.');
  return { ...plain, kind: 'upload_id', bytes: await getBlob(upload.sha256), uploadId: id };
}
