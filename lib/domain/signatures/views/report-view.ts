import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';

/** What the page for somebody who did not expect a request needs to draw itself. */
export const reportView = z.object({
  token: z.string(),
  state: z.enum(['ready', 'reported']),
  language: z.string().pipe(z.enum(languages)),
  sender: z.object({ name: z.string(), email: z.string() }),
  title: z.string(),
  /** Whether no more mail of this sender can be asked for: only at a link that was mailed. */
  mayBlock: z.boolean(),
});

export type ReportView = z.output<typeof reportView>;
