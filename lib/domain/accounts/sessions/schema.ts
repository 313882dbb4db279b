import { z } from 'zod';

export const sessionId = z.string().regex(/^[0-9a-z]{20,40}$/, 'This is not the id of a session.');

/** A signed-in browser as its person sees it; what opens it is never among this. `browser` is null where it is not known. */
export const shownSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string().nullable(),
  isThis: z.boolean(),
});

export type ShownSession = z.output<typeof shownSession>;
