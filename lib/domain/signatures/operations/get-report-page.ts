import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { signingErrors } from '../errors';
import { openLink } from '../signing/open-link';
import { wasReported } from '../signing/was-reported';
import { reportView } from '../views/report-view';

export const getReportPage = operation({
  name: 'getReportPage',
  surface: 'page',
  summary: 'Where a person says that they did not expect a request',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string() }),
  output: reportView,
  errors: [signingErrors.linkUnknown],
  async run({ token }) {
    const { request, party } = await openLink(token);
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
