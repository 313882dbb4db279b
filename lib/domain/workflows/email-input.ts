import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { templatedText } from './templated-text';

/** The letter that brings the outputs, as it is set; whom it goes to is typed after one has said that there is to be one. */
export const emailInput = z.strictObject({
  to: templatedText().meta({ description: 'Templated addresses, with commas between them.', examples: ['{{Customer Email}}, office@example.com'] }),
  subject: templatedText(),
  message: templatedText({ lines: true }),
  attach: z.boolean(),
  language: z.enum(languages),
});
