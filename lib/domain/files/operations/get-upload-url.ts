import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { markOf, testMark, warnings } from '@/lib/core/warning';
import { keylessRefusal } from '../../accounts/admission/keyless-refusal';
import { byAccountOrNobody } from '../../accounts/auth';
import { keyWarnings } from '../../accounts/key-warnings';
import { uploadOwnerOf } from '../auth';
import { fileErrors } from '../errors';
import { uploadOpenMs } from '../rules';
import { uploadId } from '../schema';
import { insertUpload } from '../store';
import { getUploadUrlDocs } from './get-upload-url.docs';

export const getUploadUrl = operation({
  name: 'getUploadUrl',
  http: 'POST /v1/uploads',
  api: 'signature',
  summary: 'Get an address to upload a PDF to',
  effect: 'write',
  success: 201,
  auth: byAccountOrNobody('files.upload', 'none'),
  body: 'none',
  idempotent: true,
  limits: { policy: 'upload', by: ['key', 'person', 'address'] },
  docs: getUploadUrlDocs,
  tool: {
    reachesOut: false,
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
      warnings,
      test: testMark,
    })
    .meta({ id: 'UploadUrl' }),
  errors: [fileErrors.badUpload],
  async run(_, caller, create) {
    const { scope } = caller;
    const refusal = scope ? null : await keylessRefusal(caller);
    // The bytes would lie here for nobody, as no request could be made of them. The specification lists no 401.
    if (refusal) throw fileErrors.badUpload.at('Authorization', 'key_needed', refusal.message);
    const createdAt = now();
    const openUntil = new Date(createdAt.getTime() + uploadOpenMs);
    const upload = { id: `up_${randomHex(16)}`, ...uploadOwnerOf(scope), createdAt, openUntil };
    const result = {
      upload_id: upload.id,
      upload_url: `${env().BASE_URL}/v1/uploads/${upload.id}`,
      method: 'PUT' as const,
      content_type: 'application/pdf' as const,
      expires_at: openUntil.toISOString(),
      next_step: 'PUT the PDF’s bytes to upload_url, with the same Authorization header if you sent one; then send upload_id as document.upload_id.',
      warnings: keyWarnings(caller, scope),
      ...markOf(upload),
    };
    return create(async (tx) => {
      await insertUpload(tx, upload);
      return result;
    });
  },
});
