/**
 * Terminology: see `rules.ts`. These are the public shapes of the signature request API; names and limits are
 * the specification's, the sentences are ours.
 */
import { z } from 'zod';
import { normalizeEmail } from '@/lib/core/email-address';
import { languages } from '@/lib/core/i18n/languages';
import { FIELD_KINDS } from '@/lib/core/text/field-tag';
import { isLonger } from '@/lib/core/text/is-longer';
import { lineProblem, nameProblem, type TextProblem, tidyLine } from '@/lib/core/text/person-name';
import { testMark, warnings } from '@/lib/core/warning';
import { MAX_MARKDOWN_BYTES } from '@/lib/engines/pdf/document-limits';
import { MAX_FIELDS } from '@/lib/engines/pdf/field';
import { ended } from './ended';
import { request_id } from './example-values';
import { memberProblems } from './fields/placement-rules';
import { initialStatuses, parties, requestIdPattern, statuses } from './rules';

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

const message = z.string().refine((text) => !isLonger(text, 500), { error: 'Use at most 500 characters.', params: { code: 'too_long' } });

const markdown = z
  .string()
  .refine((text) => text.trim() !== '', { error: 'The document is empty.', params: { code: 'empty' } })
  .refine((text) => Buffer.byteLength(text) <= MAX_MARKDOWN_BYTES, {
    error: `Use at most ${MAX_MARKDOWN_BYTES / 1000} KB of markdown.`,
    params: { code: 'too_large' },
  });

export const requestId = z
  .string()
  .regex(requestIdPattern)
  .meta({ description: '32 lowercase hexadecimal characters.', examples: [request_id] });

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
  })
  .meta({ description: 'The document to sign, in exactly one of five ways.', minProperties: 1, maxProperties: 1 });

const fraction = z.number().min(0).max(1);

/** Signature request API, Placement; the defaults are those of decisions, "Placement defaults". */
const placement = z.strictObject({
  kind: z.enum(FIELD_KINDS),
  party: z.enum(parties).default('signer').meta({ description: 'Who fills it in; `sender` only with sender_signs.' }),
  page: z.int().min(1).meta({ description: 'Counted from 1.' }),
  x: fraction.meta({ description: 'Left edge, as a fraction of the page’s width from its left edge.' }),
  y: fraction.meta({ description: 'Upper edge, as a fraction of the page’s height from its top edge.' }),
  width: fraction.meta({ description: 'As a fraction of the page’s width.' }),
  height: fraction.optional().meta({ description: 'As a fraction of the page’s height; without it 0.06 for a signature and 0.025 for a date or text.' }),
  label: z
    .string()
    .transform(tidyLine)
    .superRefine(checked((text) => lineProblem(text, 80)))
    .optional()
    .meta({ description: 'What a text field asks for; at most 80 characters.' }),
  required: z.boolean().default(true).meta({ description: 'Whether it must be filled in before signing.' }),
});

export const createInput = z
  .strictObject({
    document,
    title: title.optional().meta({ description: 'Heading of the document and subject of the email, at most 200 characters. Required with markdown.' }),
    signer: z
      .strictObject({ name: personName.optional().meta({ description: 'Full name.' }), email })
      .meta({ description: 'Who is asked to sign. Confirm name and email with your user first.' }),
    sender: z
      .strictObject({ name: personName.optional().meta({ description: 'Full name.' }), email: email.optional() })
      .optional()
      .meta({ description: 'On whose behalf the request is made. Its email is required without an API key: the service asks that address to confirm first.' }),
    sender_signs: z.boolean().default(false).meta({ description: 'Whether the sender signs too, before the signer.' }),
    message: message.optional().meta({ description: 'Plain-text note to the signer, at most 500 characters. Links in it are removed.' }),
    language: z.enum(languages).default('en').meta({ description: 'Of the emails and the signing page.' }),
    fields: z.array(placement).max(MAX_FIELDS).optional().meta({ description: 'Where the fields stand on a PDF or hosted document; not with markdown.' }),
    delivery: z
      .enum(['email', 'link'])
      .default('email')
      .meta({ description: '`email`: the service mails the signer a private link. `link`: no mail, the answer carries the link to pass on.' }),
    certificate: z.boolean().default(true).meta({ description: 'Whether a page with the signing certificate is appended.' }),
  })
  .superRefine(
    (given, context) => {
      for (const { path, code, message } of memberProblems(given)) context.addIssue({ code: 'custom', path, message, params: { code } });
    },
    // Also where a member is wrong in itself: all problems at once.
    { when: () => true },
  );

export type CreateInput = z.output<typeof createInput>;

const time = z.string().meta({ format: 'date-time' });
const uri = z.string().meta({ format: 'uri' });
const nextStep = z.string().meta({ description: 'A sentence to tell the user.' });

export const createResult = z
  .object({
    request_id: requestId,
    request_token: z.string().meta({ description: 'Needed to download the signed PDF. It is not stored: keep it.' }),
    status: z.enum(initialStatuses),
    expires_at: time,
    next_step: nextStep,
    signer_link: uri.optional().meta({
      description: 'The signer’s private link. Only with delivery `link` or a test key, where the sender does not sign. It does not verify the address.',
    }),
    sender_link: uri.optional().meta({
      description:
        'The sender’s private link, to sign first. Only with delivery `link` or a test key, and sender_signs. Without an API key the emailed link signs, not this one.',
    }),
    status_link: uri.meta({ description: 'A page for people: what is done and what is to come, never the document.' }),
    usage: z.object({ used_this_month: z.int(), monthly_limit: z.int() }).meta({ description: 'Documents of this calendar month (UTC).' }),
    warnings,
    test: testMark,
  })
  .meta({ id: 'CreateResult' });

export const requestStatus = z
  .object({
    request_id: requestId,
    status: z.enum(statuses),
    created_at: time,
    expires_at: time,
    signed_at: time.nullable().meta({ description: 'Null while unsigned.' }),
    next_step: nextStep,
    ended: ended.nullable().meta({ description: 'An addition: who ended it unsigned, how, when and why; else null.' }),
    test: testMark,
  })
  .meta({ id: 'RequestStatus' });

export const cancelResult = z.object({ request_id: requestId, status: z.literal('cancelled'), test: testMark }).meta({ id: 'CancelResult' });
