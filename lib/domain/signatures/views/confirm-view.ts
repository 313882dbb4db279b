import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { pageView } from './signing-view';

const person = z.object({ name: z.string().nullable(), email: z.string() });

/** What the page for a keyless sender's confirmation needs to draw itself. */
export const confirmView = z.object({
  token: z.string(),
  state: z.enum(['ready', 'link_expired', 'resent', 'confirmed', 'declined', 'blocked', 'cancelled', 'expired']),
  language: z.string().pipe(z.enum(languages)),
  title: z.string(),
  sender: person,
  signer: person,
  senderSigns: z.boolean(),
  delivery: z.string().pipe(z.enum(['email', 'link'])),
  message: z.string().nullable(),
  expiresAt: z.string(),
  mayResend: z.boolean(),
  signLink: z.string().nullable(),
  pages: z.array(pageView),
  problem: z.string().nullable(),
});

export type ConfirmView = z.output<typeof confirmView>;
