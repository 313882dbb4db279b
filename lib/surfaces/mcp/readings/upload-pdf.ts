import { z } from 'zod';
import { performErrors } from '../../perform/errors';
import type { Reading } from '../reading';

/** Decisions, "Tool server". */
const maxInlineBytes = 1024 * 1024;

/** Bytes come as base64, and small; what is larger is sent to the upload address, past the model. */
export const uploadReading: Reading = {
  leavesOut: ['body', 'contentType'],
  adds: {
    pdf_base64: z.string().min(1).meta({ description: 'The PDF as base64, at most 1 MB before encoding. PUT larger files to upload_url.' }),
  },
  async answer({ input, given, run }) {
    const bytes = decode(String(input.pdf_base64));
    const data = (await run({ ...given, body: new Blob([bytes]).stream(), contentType: 'application/pdf' })) as Record<string, unknown>;
    return { say: String(data.next_step), data };
  },
};

function decode(text: string): Uint8Array<ArrayBuffer> {
  const bare = text.replace(/^data:application\/pdf;base64,/i, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(bare) || bare.replace(/=+$/, '').length % 4 === 1)
    throw refuse('invalid_base64', 'This is not base64. Encode the PDF’s bytes with the standard alphabet.');
  const bytes = new Uint8Array(Buffer.from(bare, 'base64'));
  if (bytes.length > maxInlineBytes)
    throw refuse('too_large', 'The PDF is larger than 1 MB. PUT its bytes to the upload_url of getUploadUrl instead, with Content-Type: application/pdf.');
  return bytes;
}

const refuse = (code: string, message: string) => performErrors.badRequest({ details: [{ path: 'pdf_base64', code, message }] });
