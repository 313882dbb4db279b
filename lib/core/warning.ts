import { z } from 'zod';

/** What was taken, but is hardly meant: where it is, a stable code, and what to do if it is not (decisions, "`warnings`"). */
const warning = z.object({ path: z.string(), code: z.string(), message: z.string() }).meta({ id: 'Warning' });

export type Warning = z.output<typeof warning>;

export const warnings = z.array(warning).meta({ description: 'An addition: what was taken, but is hardly meant.' });

/** An addition too: stands in answers about what a test key made, and only there. */
export const testMark = z.literal(true).optional().meta({ description: 'An addition: a test key made it.' });

export const markOf = ({ isTest }: { isTest: boolean }): { test?: true } => (isTest ? { test: true } : {});
