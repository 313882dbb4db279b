import { z } from 'zod';
import { normalizeEmail } from '@/lib/core/email-address';
import { languages } from '@/lib/core/i18n/languages';
import { hasTags, templatedText } from './templated-text';

const isEmail = (text: string): boolean => hasTags(text) || normalizeEmail(text) !== null;
const isLanguage = (text: string): boolean => hasTags(text) || (languages as readonly string[]).includes(text);

const optional = (text: z.ZodType<string | null, string | null>, description: string) => text.default(null).meta({ description });

/** "Send for signature", as it is set; texts without tags are held to what a signature request takes. */
export const signatureInput = z
  .strictObject({
    signerName: templatedText().meta({ description: 'Templated name of the signer, such as {{Customer Name}}; may be empty.' }),
    signerEmail: templatedText()
      .refine(isEmail, { error: 'Give an email address, or a tag that is filled with one, such as {{Customer Email}}.', params: { code: 'invalid_email' } })
      .meta({ description: 'Templated address of the signer.', examples: ['{{Customer Email}}'] }),
    message: optional(templatedText({ lines: true }).nullable(), 'Templated note to the signer.'),
    language: optional(
      templatedText()
        .refine(isLanguage, { error: `Give one of ${languages.join(', ')}, or a tag that is filled with one.`, params: { code: 'invalid_language' } })
        .nullable(),
      'Language of emails and signing page, templated; null for that of a signature request.',
    ),
    title: optional(templatedText().nullable(), 'Templated title; null for the name of the output.'),
    delivery: z.enum(['email', 'link']).default('email').meta({ description: 'Whether the signer is mailed, or the link is handed on.' }),
  })
  .meta({ description: 'Who is asked to sign the PDF of each run.' });
