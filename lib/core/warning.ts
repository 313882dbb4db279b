import { z } from 'zod';

/** What was taken, but is hardly meant: where it is, a stable code, and what to do if it is not (decisions, "`warnings`"). */
const warning = z
  .object({
    path: z.string().meta({ description: 'The member that it is about, or the header.' }),
    code: z
      .string()
      .meta({ description: '`unknown_tag`, `unused_tag`, `value_in_date_tag`, `more_warnings`, `rejected_key`, `key_not_permitted` or `no_key`.' }),
    message: z.string().meta({ description: 'A sentence to tell the user.' }),
  })
  .meta({ id: 'Warning' });

export type Warning = z.output<typeof warning>;

export const warnings = z.array(warning).meta({ description: 'An addition: what was taken, but is hardly meant. Empty where there is nothing to say.' });

/** An addition too: stands in answers about what a test key made, and only there. */
export const testMark = z
  .literal(true)
  .optional()
  .meta({ description: 'An addition: stands where a test key made it. No email goes out, and nothing counts.' });

export const markOf = ({ isTest }: { isTest: boolean }): { test?: true } => (isTest ? { test: true } : {});
