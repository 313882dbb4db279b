import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { languages } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { byStatusLink } from '../auth';
import { publicStatus, statuses, storedStatusAt } from '../rules';

const time = z.string().nullable();

export const getStatusPage = operation({
  name: 'getStatusPage',
  summary: 'The steps of a request, for people; never the document',
  effect: 'read',
  success: 200,
  auth: byStatusLink,
  body: 'none',
  input: z.strictObject({
    request_id: z
      .string()
      .regex(/^[a-f0-9]{32}$/)
      .catch(''),
    k: z.string().max(100),
  }),
  output: z.object({
    title: z.string(),
    language: z.string().pipe(z.enum(languages)),
    status: z.enum(statuses),
    senderSigns: z.boolean(),
    senderName: z.string(),
    signerName: z.string(),
    createdAt: z.string(),
    senderSignedAt: time,
    signedAt: time,
    cancelledAt: time,
    expiresAt: z.string(),
  }),
  errors: [],
  async run(_, { scope: { request } }) {
    const text = (date: Date | null): string | null => date?.toISOString() ?? null;
    return {
      title: request.title,
      language: request.language,
      status: publicStatus(storedStatusAt(request, now())),
      senderSigns: request.senderSigns,
      senderName: request.senderName,
      signerName: request.signerName ?? request.signerEmail,
      createdAt: request.createdAt.toISOString(),
      senderSignedAt: text(request.senderSignedAt),
      signedAt: text(request.signedAt),
      cancelledAt: text(request.cancelledAt),
      expiresAt: request.expiresAt.toISOString(),
    };
  },
});
