import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';

/** What the page for somebody who wants no more outputs by email needs to draw itself. */
export const stopView = z.object({
  token: z.string(),
  state: z.enum(['ready', 'stopped']),
  language: z.string().pipe(z.enum(languages)),
  sender: z.object({ name: z.string().nullable(), email: z.string() }),
  address: z.string(),
});
export type StopView = z.output<typeof stopView>;
