import { z } from 'zod';
import { now } from '@/lib/core/clock';
import type { StreamedFile } from '@/lib/core/streamed-file';
import { outputLink } from '@/lib/domain/automations/outputs/output-link';
import type { Reading } from '../reading';
import { base64Of, includeBytes, inlineBytes } from './inline-bytes';

/** A file does not go through a model: it gets a link that works for an hour or two, and a small file's bytes on demand. */
export const downloadFileReading: Reading = {
  leavesOut: ['version'],
  adds: { include_bytes: includeBytes },
  output: z.object({
    download_url: z.string().meta({ format: 'uri', description: 'Opens the file for whoever has the address, for one to two hours.' }),
    file_name: z.string(),
    mime_type: z.string(),
    bytes: z.int().meta({ description: 'Size of the file.' }),
    base64: z.string().optional(),
  }),
  async answer({ input, given, run }) {
    const file = (await run(given)) as StreamedFile & { bytes: number };
    const { inline, tooLarge } = inlineBytes(input.include_bytes, file.bytes);
    const [download_url, file_name] = [outputLink(String(input.file_id), now()), file.options.name ?? 'file'];
    return {
      say: `${file_name} is at ${download_url} for the next hour.${tooLarge} Give the link to nobody but the user.`,
      data: {
        download_url,
        file_name,
        mime_type: file.mimeType,
        bytes: file.bytes,
        ...(inline ? { base64: await base64Of(file) } : {}),
      },
    };
  },
};
