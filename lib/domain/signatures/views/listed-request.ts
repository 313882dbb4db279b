import { z } from 'zod';
import { statuses } from '../rules';

/** A signature request as its account sees it in the list. Times are ISO 8601. */
export const listedRequest = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(statuses),
  signer: z.object({ name: z.string().nullable(), email: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  signedAt: z.string().nullable(),
  statusLink: z.string(),
  /** The link of whose turn it is; null where there is none to show. */
  signingLink: z.string().nullable(),
  mayRemind: z.boolean(),
  mayCancel: z.boolean(),
  downloadable: z.boolean(),
  test: z.boolean(),
  /** What became of the last email with the link. */
  mail: z.enum(['queued', 'sent', 'bounced', 'failed']).nullable(),
});

export type ListedRequest = z.output<typeof listedRequest>;
