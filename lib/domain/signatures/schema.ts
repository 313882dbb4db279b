/**
 * Terminology: see `rules.ts`. These are the public shapes of the signature request API; names and limits are
 * the specification's, the sentences are ours.
 */
import { z } from 'zod';
import { normalizeEmail } from '@/lib/core/email-address';
import { languages } from '@/lib/core/i18n/languages';
import { lineProblem, nameProblem, type TextProblem, tidyLine } from './person-name';
import { memberProblems } from './placement-rules';
import { parties, statuses } from './rules';

const checked = (check: (text: string) => TextProblem | null) => (text: string, context: z.RefinementCtx) => {
  const problem = check(text);
  if (problem) context.addIssue({ code: 'custom', message: problem.message, params: { code: problem.code } });
};

const personName = z.string().transform(tidyLine).superRefine(checked(nameProblem));

const email = z
  .string()
  .meta({ format: 'email' })
  .transform((text, context) => {
    const address = normalizeEmail(text);
    if (address) return address;
    context.addIssue({ code: 'custom', message: 'Give one email address, such as anna@example.com, of at most 254 bytes.', params: { code: 'invalid_email' } });
    return z.NEVER;
  });

const title = z
  .string()
  .transform(tidyLine)
  .superRefine(checked((text) => (text === '' ? { code: 'empty', message: 'Give the document a title.' } : lineProblem(text, 200))));

const message = z.string().refine((text) => [...text].length <= 500, { error: 'Use at most 500 characters.', params: { code: 'too_long' } });

const maxMarkdownBytes = 200_000;

const markdown = z
  .string()
  .refine((text) => text.trim() !== '', { error: 'The document is empty.', params: { code: 'empty' } })
  .refine((text) => Buffer.byteLength(text) <= maxMarkdownBytes, { error: 'Use at most 200 KB of markdown.', params: { code: 'too_large' } });

export const requestId = z
  .string()
  .regex(/^[a-f0-9]{32}$/)
  .meta({ description: '32 lowercase hexadecimal characters.' });

const link = z.string().max(2_000).meta({ format: 'uri' });

const sources = ['markdown', 'pdf_base64', 'pdf_url', 'hosted_doc_url', 'upload_id'] as const;

const document = z
  .strictObject({
    markdown: markdown.optional().meta({ description: 'The document as markdown, with field tags such as {{signature:signer}}.' }),
    pdf_base64: z.string().optional().meta({ description: 'The PDF as base64. Over 1 MB use upload_id or pdf_url.' }),
    pdf_url: link.optional().meta({ description: 'Public https link to a PDF.' }),
    hosted_doc_url: link.optional().meta({ description: 'Link to a hosted document that anyone with the link can view.' }),
    upload_id: z.string().optional().meta({ description: 'The upload_id of an uploaded PDF.' }),
  })
  .superRefine((given, context) => {
    const named = sources.filter((source) => given[source] !== undefined);
    if (named.length !== 1)
      context.addIssue({
        code: 'custom',
        message: `Give exactly one of ${sources.join(', ')}; ${named.length ? `there are ${named.join(' and ')}` : 'there is none'}.`,
        params: { code: 'exactly_one' },
      });
  });

const fraction = z.number().min(0).max(1);

/** Signature request API, Placement; the defaults are those of decisions, "Placement defaults". */
const placement = z.strictObject({
  kind: z.enum(['signature', 'date', 'text']),
  party: z.enum(parties).default('signer'),
  page: z.int().min(1),
  x: fraction,
  y: fraction,
  width: fraction,
  height: fraction.optional(),
  label: z
    .string()
    .transform(tidyLine)
    .superRefine(checked((text) => lineProblem(text, 80)))
    .optional(),
  required: z.boolean().default(true),
});

const maxPlacements = 200;

export const createInput = z
  .strictObject({
    document,
    title: title.optional(),
    signer: z.strictObject({ name: personName.optional(), email }),
    sender: z.strictObject({ name: personName.optional(), email: email.optional() }).optional(),
    sender_signs: z.boolean().default(false),
    message: message.optional(),
    language: z.enum(languages).default('en'),
    fields: z.array(placement).max(maxPlacements).optional(),
    delivery: z.enum(['email', 'link']).default('email'),
    certificate: z.boolean().default(true),
  })
  .superRefine(
    (given, context) => {
      for (const { path, code, message } of memberProblems(given)) context.addIssue({ code: 'custom', path, message, params: { code } });
    },
    // Also where a member is wrong in itself: all problems at once.
    { when: () => true },
  );

export type CreateInput = z.output<typeof createInput>;
export type Placement = z.output<typeof placement>;

const time = z.string().meta({ format: 'date-time' });
const uri = z.string().meta({ format: 'uri' });
const nextStep = z.string().meta({ description: 'A sentence to tell the user.' });

export const createResult = z
  .object({
    request_id: requestId,
    request_token: z.string().meta({ description: 'Needed to download the signed PDF. It is not stored: keep it.' }),
    status: z.enum(statuses),
    expires_at: time,
    next_step: nextStep,
    signer_link: uri.optional(),
    sender_link: uri.optional(),
    status_link: uri,
    usage: z.object({ used_this_month: z.int(), monthly_limit: z.int() }),
  })
  .meta({ id: 'CreateResult' });

export const requestStatus = z
  .object({ request_id: requestId, status: z.enum(statuses), created_at: time, expires_at: time, signed_at: time.nullable(), next_step: nextStep })
  .meta({ id: 'RequestStatus' });

export const cancelResult = z.object({ request_id: requestId, status: z.literal('cancelled') }).meta({ id: 'CancelResult' });
