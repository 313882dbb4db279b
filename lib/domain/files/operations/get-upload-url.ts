import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { uploadOpenMs, uploadOwnerOf } from '../rules';
import { uploadId } from '../schema';
import { insertUpload } from '../store';

export const getUploadUrl = operation({
  name: 'getUploadUrl',
  http: 'POST /v1/uploads',
  surface: 'api',
  summary: 'Get an address to upload a PDF to',
  effect: 'write',
  success: 201,
  limits: 'upload',
  tool: {
    title: 'Get an address to upload a PDF to',
    description: [
      'Returns an address that takes one PDF of up to 5 MB by PUT for one hour, and an upload_id. Use it for a PDF that is not at a public',
      'link: PUT the bytes to upload_url with Content-Type: application/pdf and the same Authorization header as here, if any; or, up to 1',
      'MB, give them to uploadPdf. Then send upload_id as document.upload_id in sendForSignature within 24 hours. Not needed for markdown or',
      'for a PDF behind a link.',
    ].join(' '),
  },
  input: z.strictObject({}),
  output: z
    .object({
      upload_id: uploadId,
      upload_url: z.string().meta({ format: 'uri' }),
      method: z.literal('PUT'),
      content_type: z.literal('application/pdf'),
      expires_at: z.string().meta({ format: 'date-time' }),
      next_step: z.string(),
    })
    .meta({ id: 'UploadUrl' }),
  errors: [],
  async run(_, caller) {
    const createdAt = now();
    const openUntil = new Date(createdAt.getTime() + uploadOpenMs);
    const upload = { id: `up_${randomHex(16)}`, ...uploadOwnerOf(caller), createdAt, openUntil };
    const result = {
      upload_id: upload.id,
      upload_url: `${env().BASE_URL}/v1/uploads/${upload.id}`,
      method: 'PUT' as const,
      content_type: 'application/pdf' as const,
      expires_at: openUntil.toISOString(),
      next_step: 'PUT the PDF’s bytes to upload_url, with the same Authorization header if you sent one; then send upload_id as document.upload_id.',
    };
    await transaction(async (tx) => {
      await insertUpload(tx, upload);
      await caller.keepAnswer?.(tx, result);
    });
    return result;
  },
});
