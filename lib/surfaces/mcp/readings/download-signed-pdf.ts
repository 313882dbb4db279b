import { z } from 'zod';
import type { StreamedFile } from '@/lib/core/streamed-file';
import { downloadTicketFor } from '@/lib/domain/signatures/sealing/download-ticket';
import type { Reading } from '../reading';
import { requestToken } from '../shared-arguments';
import { base64Of, includeBytes, inlineBytes } from './inline-bytes';

/** A file does not go through a model: it gets a link that works for some minutes, and a small file's bytes on demand. */
export const downloadReading: Reading = {
  adds: {
    request_token: requestToken,
    include_bytes: includeBytes,
  },
  output: z.object({
    download_url: z.string().meta({ format: 'uri', description: 'Opens the signed PDF for whoever has the address, until expires_at.' }),
    expires_at: z.string().meta({ format: 'date-time' }),
    file_name: z.string(),
    bytes: z.int().meta({ description: 'Size of the PDF.' }),
    pdf_base64: z.string().optional(),
  }),
  async answer({ input, given, run }) {
    const file = (await run(given)) as StreamedFile & { bytes: number };
    const ticket = await downloadTicketFor(String(input.request_id));
    const { inline, tooLarge } = inlineBytes(input.include_bytes, file.bytes);
    return {
      say: `The signed PDF is at ${ticket.url} until ${ticket.expiresAt.toISOString()}.${tooLarge} Give the link to nobody but the user.`,
      data: {
        download_url: ticket.url,
        expires_at: ticket.expiresAt.toISOString(),
        file_name: file.options.name ?? 'signed.pdf',
        bytes: file.bytes,
        ...(inline ? { pdf_base64: await base64Of(file) } : {}),
      },
    };
  },
};
