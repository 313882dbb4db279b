import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { ended, outcomes } from '../ended';

const time = z.string().nullable();

/** What the page that shows the steps needs to draw itself. Times are ISO 8601. */
export const statusView = z.object({
  title: z.string(),
  language: z.string().pipe(z.enum(languages)),
  outcome: z.enum(outcomes),
  /** Without the reason: it was written to the sender, and this page may be shown to others. */
  ended: ended.omit({ reason: true }).nullable(),
  needsConfirmation: z.boolean(),
  senderSigns: z.boolean(),
  senderName: z.string(),
  signerName: z.string(),
  createdAt: z.string(),
  confirmedAt: time,
  senderOpenedAt: time,
  senderSignedAt: time,
  signerOpenedAt: time,
  signedAt: time,
  sealedAt: time,
  erased: z.boolean(),
  test: z.boolean(),
});

export type StatusView = z.output<typeof statusView>;
