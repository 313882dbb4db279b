import type { z } from 'zod';
import { now } from '@/lib/core/clock';
import { offsetTime } from '@/lib/core/offset-time';
import { fileUrl } from '../../files/stored-file';
import { isMailed } from '../../signatures/link-ways';
import { signingLink } from '../../signatures/links';
import { publicStatus, storedStatusAt } from '../../signatures/rules';
import { findProvenRequest, type RequestRow } from '../../signatures/store';
import type { shownOutput } from '../schema';
import { outputLink } from './output-link';
import { filesById, type OutputFileRow, type OutputRow } from './store';

type Shown = z.input<typeof shownOutput>;

/** Outputs with their files and how their signature requests stand. `maySend`: whether whoever looks may pass a signer's link on. */
export async function showOutputs(outputs: readonly OutputRow[], maySend: boolean): Promise<Shown[]> {
  const at = now();
  const files = await filesById(outputs.flatMap(({ fileId, pdfFileId, signedFileId }) => [fileId, pdfFileId, signedFileId]));
  const file = (id: string | null) => showFile(id === null ? undefined : files.get(id), at);
  return Promise.all(
    outputs.map(async ({ id, automationId, documentId, name, fileId, pdfFileId, signedFileId, signatureRequestId, createdAt }) => {
      const request = signatureRequestId === null ? null : await findProvenRequest(signatureRequestId);
      return {
        id,
        automationId,
        documentId,
        name,
        file: file(fileId),
        pdf: file(pdfFileId),
        signedPdf: file(signedFileId),
        signature: signatureRequestId === null ? null : { requestId: signatureRequestId, ...showSignature(request, maySend, at) },
        createdAt: offsetTime(createdAt),
      };
    }),
  );
}

function showFile(row: OutputFileRow | undefined, at: Date): Shown['file'] {
  if (!row) return null;
  const { id, name, mimeType, bytes } = row;
  return { id, name, url: fileUrl(id), mimeType, size: bytes, downloadUrl: outputLink(id, at) };
}

function showSignature(request: RequestRow | null, maySend: boolean, at: Date) {
  const status = request && publicStatus(storedStatusAt(request, at));
  const isOpen = maySend && request && !isMailed(request) && status === 'pending';
  return { status, signerLink: isOpen ? signingLink(request, 'signer', 'returned') : null };
}
