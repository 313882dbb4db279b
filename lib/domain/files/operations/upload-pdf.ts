import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { markOf, testMark, warnings } from '@/lib/core/warning';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { putBlob } from '@/lib/engines/storage/blobs';
import { keyWarnings } from '../../accounts/key-warnings';
import { byUpload } from '../auth';
import { fileErrors } from '../errors';
import { takeInJudged } from '../judged-pdf';
import { readPdfStream } from '../read-pdf-stream';
import { takesBytes, uploadUsableMs } from '../rules';
import { uploadId } from '../schema';
import { findUpload, noteBlobs, receiveUpload } from '../store';
import { uploadPdfDocs } from './upload-pdf.docs';

/** The answers of an upload know no 429: where many are read at once, it waits a while itself. */
const busyAttempts = 10;
const busyWaitMs = 1_000;

export const uploadPdf = operation({
  name: 'uploadPdf',
  http: 'PUT /v1/uploads/{upload_id}',
  api: 'signature',
  summary: 'Upload the PDF to sign',
  effect: 'write',
  success: 200,
  auth: byUpload,
  body: 'bytes',
  stores: ({ upload }) => upload.accountId,
  docs: uploadPdfDocs,
  tool: {
    reachesOut: false,
    title: 'Upload a small PDF',
    description: [
      'Takes a PDF of at most 1 MB as base64 for an upload_id of getUploadUrl. Use it only if you cannot PUT the bytes to upload_url',
      'yourself, as that keeps them out of the conversation. An upload takes one file: the same bytes again are harmless, others are refused.',
      'Afterwards send upload_id as document.upload_id in sendForSignature.',
    ].join(' '),
  },
  input: z.strictObject({
    upload_id: uploadId,
    body: z.custom<ReadableStream<Uint8Array> | null>().meta({ mimeType: 'application/pdf' }),
    contentType: z.string(),
  }),
  output: z.object({ upload_id: uploadId, bytes: z.int(), next_step: z.string(), warnings, test: testMark }).meta({ id: 'Upload' }),
  errors: [fileErrors.badUpload, fileErrors.uploadNotFound, fileErrors.tooLarge],
  async run({ upload_id, body, contentType }, caller) {
    const { upload, owner } = caller.scope;
    const said = { warnings: keyWarnings(caller, owner.accountId), ...markOf(owner) };
    const receivedAt = now();
    if (!upload.sha256 && !takesBytes(upload, receivedAt)) throw fileErrors.uploadNotFound();
    if (!/^application\/pdf\s*(;|$)/i.test(contentType))
      throw fileErrors.badUpload.at('', 'content_type', 'Send the bytes with the header Content-Type: application/pdf.');
    const bytes = await readPdfStream(body);
    const hash = sha256(bytes);
    if (upload.sha256) return { ...sameOrRefuse(upload.sha256, hash, upload_id, bytes.length), ...said };
    await refuseUnreadable(bytes);
    await putBlob(bytes);
    const usableUntil = new Date(receivedAt.getTime() + uploadUsableMs);
    const first = await transaction(async (tx) => {
      if (!(await receiveUpload(tx, upload_id, { sha256: hash, bytes: bytes.length, receivedAt, usableUntil }))) return false;
      await noteBlobs(tx, [{ sha256: hash, bytes: bytes.length, mimeType: 'application/pdf', createdAt: receivedAt }]);
      return true;
    });
    if (first) return { ...received(upload_id, bytes.length), ...said };
    const winner = await findUpload(upload_id, owner);
    return { ...sameOrRefuse(winner?.sha256 ?? '', hash, upload_id, bytes.length), ...said };
  },
});

const received = (upload_id: string, bytes: number) => ({
  upload_id,
  bytes,
  next_step: 'Send upload_id as document.upload_id in the create request within 24 hours.',
});

/** A repeat of the same bytes is harmless; an upload takes no others. */
function sameOrRefuse(held: string, given: string, upload_id: string, bytes: number) {
  if (held === given) return received(upload_id, bytes);
  throw fileErrors.badUpload.at('', 'already_uploaded', 'This upload has its bytes already, and these are others. Ask for a new upload address.');
}

async function refuseUnreadable(bytes: Uint8Array): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await takeInJudged(bytes);
      return;
    } catch (error) {
      if (error instanceof DocumentRefusal) throw fileErrors.badUpload.at('', error.code, error.message);
      if (!(error instanceof EngineFailure) || error.reason !== 'busy') throw error;
      if (attempt === busyAttempts)
        throw fileErrors.badUpload.at('', 'busy', 'Many PDFs are being read at this moment. PUT the same bytes again in some seconds.');
      await sleep(busyWaitMs);
    }
}
