import { z } from 'zod';
import { ended, outcomes } from '../ended';

/** A signature request as its account sees it in the list. Times are ISO 8601. */
export const listedRequest = z.object({
  id: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  ended: ended.nullable(),
  senderName: z.string(),
  signer: z.object({ name: z.string().nullable(), email: z.string() }),
  /** When the signer first had the document open. */
  openedAt: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  signedAt: z.string().nullable(),
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
