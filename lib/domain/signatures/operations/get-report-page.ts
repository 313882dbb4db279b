import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { bySigningLink } from '../auth';
import { linkWays } from '../link-ways';
import { wasReported } from '../signing/was-reported';
import { reportView } from '../views/report-view';

export const getReportPage = operation({
  name: 'getReportPage',
  summary: 'Where a person says that they did not expect a request',
  effect: 'read',
  success: 200,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: reportView,
  errors: [],
  async run({ token }, { scope: { request, party, way } }) {
    const reported = await wasReported(request.id, party, way);
    return {
      token,
      state: reported ? ('reported' as const) : ('ready' as const),
      language: request.language,
      sender: { name: request.senderName, email: request.senderEmail },
      title: request.title,
      mayBlock: linkWays[way].mayBlock,
    };
  },
});
