import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byFormKey } from '../../workflows/forms/auth';
import { honeypotName } from '../../workflows/forms/rules';
import { formAnswers } from '../../workflows/forms/typed';
import { takeForm } from '../inbound/take-form';

export const submitForm = operation({
  name: 'submitForm',
  http: 'POST /forms/{key}/send',
  summary: 'Send a workflow’s form: a post to its source, as any other',
  effect: 'write',
  success: 200,
  auth: byFormKey,
  body: 'form',
  limits: { policy: 'form', by: ['link'] },
  input: z.strictObject({
    key: z.string(),
    /** What the page carries that we made. */
    page_token: z.string().max(200).default(''),
    [honeypotName]: z.string().default(''),
    /** The group that gets one more row, where that is all that is wanted. */
    more: z.string().max(16).optional(),
    values: formAnswers.default({}),
  }),
  /** `ticket`: of what was typed and not taken. `place`: where its page is looked at first. */
  output: z.discriminatedUnion('state', [
    z.object({ state: z.literal('sent') }),
    z.object({ state: z.literal('closed') }),
    z.object({ state: z.literal('foreign') }),
    z.object({ state: z.literal('crowded') }),
    z.object({ state: z.literal('again'), ticket: z.string(), place: z.string() }),
  ]),
  errors: [],
  run: ({ page_token, website, more, values }, { scope: form }) => takeForm(form, { token: page_token, honeypot: website, more, typed: values }),
});
