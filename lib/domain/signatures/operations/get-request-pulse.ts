import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { findChainHead } from '../../events/store';
import { listEmailsAbout } from '../../mail/listing/store';
import { byOwnRequest } from '../auth';
import { emailSubject } from '../mails';
import { requestId } from '../schema';

export const getRequestPulse = operation({
  name: 'getRequestPulse',
  http: 'GET /dashboard/data/requests/{request_id}/pulse',
  summary: 'Whether anything has happened to a request since, or to an email about it: its open page asks every other second',
  effect: 'read',
  success: 200,
  auth: byOwnRequest('requests.read'),
  body: 'none',
  input: z.strictObject({ request_id: requestId }),
  output: z.object({ newest: z.string() }),
  errors: [],
  async run(_, { scope: { request } }) {
    const [head, emails] = await Promise.all([findChainHead(request.id), listEmailsAbout({ kind: emailSubject, id: request.id })]);
    return { newest: [head?.sequence ?? 0, request.status, ...emails.map(({ status }) => status)].join(' ') };
  },
});
