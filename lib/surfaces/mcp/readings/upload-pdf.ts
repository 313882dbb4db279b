import { z } from 'zod';
import { notBase64, pdfOfBase64 } from '@/lib/domain/files/pdf-base64';
import { performErrors } from '../../perform/errors';
import type { Reading } from '../reading';

const path = 'pdf_base64';
/** Decisions, "Tool server". */
const maxInlineBytes = 1024 * 1024;

/** Bytes come as base64, and small; what is larger is sent to the upload address, past the model. */
export const uploadReading: Reading = {
  leavesOut: ['body', 'contentType'],
  adds: {
    [path]: z.string().min(1).meta({ description: 'The PDF as base64, at most 1 MB before encoding. PUT larger files to upload_url.' }),
  },
  async answer({ input, given, run }) {
    const bytes = decode(String(input[path]));
    const data = (await run({ ...given, body: new Blob([bytes]).stream(), contentType: 'application/pdf' })) as Record<string, unknown>;
    return { say: String(data.next_step), data };
  },
};

function decode(text: string): Uint8Array<ArrayBuffer> {
  const bytes = pdfOfBase64(text);
  if (!bytes) throw performErrors.badRequest.at(path, ...notBase64);
  if (bytes.length <= maxInlineBytes) return bytes;
  const advice = 'The PDF is larger than 1 MB. PUT its bytes to the upload_url of getUploadUrl instead, with Content-Type: application/pdf.';
  throw performErrors.badRequest.at(path, 'too_large', advice);
}
