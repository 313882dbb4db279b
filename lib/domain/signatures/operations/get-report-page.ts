import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { bySigningLink } from '../auth';
import { wasReported } from '../signing/was-reported';

export const getReportPage = operation({
  name: 'getReportPage',
  summary: 'Where a person says that they did not expect a request',
  effect: 'read',
  success: 200,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: z.object({
    token: z.string(),
    state: z.enum(['ready', 'reported']),
    language: z.string().pipe(z.enum(languages)),
    sender: z.object({ name: z.string(), email: z.string() }),
    title: z.string(),
  }),
  errors: [],
  async run({ token }, { scope: { request, party } }) {
    const reported = await wasReported(request.id, party);
    return {
      token,
      state: reported ? ('reported' as const) : ('ready' as const),
      language: request.language,
      sender: { name: request.senderName, email: request.senderEmail },
      title: request.title,
    };
  },
});
