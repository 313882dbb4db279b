import { z } from 'zod';
import { byAnybody } from '@/lib/core/auth';
import { operation } from '@/lib/core/operation';
import { notBase64, pdfOfBase64 } from '../../files/pdf-base64';
import { signatureErrors } from '../errors';
import { requestId } from '../schema';
import { answerFile } from '../verification/answer-file';
import { answerFindings } from '../verification/answer-findings';
import { verificationView } from '../views/verification-view';
import { verifyDocumentDocs } from './verify-document.docs';

const MAX_SEALS = 8;

const hash = z
  .string()
  .regex(/^[a-f0-9]{64}$/, 'Give the SHA-256 as 64 lowercase hexadecimal characters.')
  .meta({ examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'] });

const seal = z.strictObject({
  revision_sha256: hash
    .nullable()
    .meta({ description: 'SHA-256 of the file from its beginning to the last byte that the seal covers; null where its range does not fit.' }),
  certificate_sha256: hash.nullable().meta({ description: 'SHA-256 of the sealing certificate in DER; null where the seal cannot be read.' }),
  intact: z.boolean().nullable().default(null).meta({ description: 'Whether the seal matches what it covers; null where you did not check.' }),
});

export const verifyDocument = operation({
  name: 'verifyDocument',
  http: 'POST /v1/verifications',
  api: 'signature',
  summary: 'Tell whether a file is one that was sealed here',
  effect: 'read',
  success: 200,
  auth: byAnybody,
  body: 'json',
  limits: { policy: 'verify', by: ['key', 'address'] },
  docs: verifyDocumentDocs,
  input: z
    .strictObject({
      sha256: hash.optional().meta({ description: 'SHA-256 of the whole file. With it alone the answer is `original` or `unknown`.' }),
      seals: z
        .array(seal)
        .max(MAX_SEALS)
        .optional()
        .meta({ description: 'The seals that you found in the file, in their order; empty where there are none. With sha256.' }),
      marks: z.array(requestId).max(MAX_SEALS).optional().meta({ description: 'Ids of requests that the file’s own evidence names. With sha256.' }),
      pdf_base64: z.string().optional().meta({ description: 'The file itself as base64, in place of all others. It is checked and not kept.' }),
    })
    .superRefine((given, context) => {
      if ((given.sha256 === undefined) === (given.pdf_base64 === undefined))
        context.addIssue({ code: 'custom', message: 'Give exactly one of sha256 and pdf_base64.', params: { code: 'exactly_one' } });
      for (const member of ['seals', 'marks'] as const)
        if (given[member] !== undefined && given.sha256 === undefined)
          context.addIssue({
            code: 'custom',
            path: [member],
            message: 'This goes with sha256; of a whole file the service reads it itself.',
            params: { code: 'needs_sha256' },
          });
    }),
  output: verificationView,
  errors: [signatureErrors.badRequest, signatureErrors.rateLimited],
  async run({ sha256, seals, marks = [], pdf_base64 }) {
    if (sha256 !== undefined) return answerFindings({ sha256, seals: seals?.map(asFound) ?? null, marks });
    const bytes = pdf_base64 === '' ? new Uint8Array() : pdfOfBase64(pdf_base64 ?? '');
    if (!bytes) throw signatureErrors.badRequest.at('pdf_base64', ...notBase64);
    return answerFile(bytes);
  },
});

const asFound = ({ revision_sha256, certificate_sha256, intact }: z.output<typeof seal>) => ({
  revisionSha256: revision_sha256,
  certificateSha256: certificate_sha256,
  intact,
});
