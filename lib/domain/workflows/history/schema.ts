import { z } from 'zod';
import { changedPlace } from './changed-place';
import { changeKinds } from './rules';

const time = z.string().meta({ format: 'date-time' });
const author = z.object({
  name: z.string().nullable().meta({ description: 'Null where they have gone.' }),
  kind: z.enum(['me', 'person', 'key', 'operator']),
});

/** What was done to a workflow at one time. */
export const shownChange = z.object({
  id: z.string(),
  kind: z.enum([...changeKinds, 'template']).meta({ description: '`template`: a file that it fills got a new version.' }),
  at: time,
  by: author,
  version: z.int().nullable().meta({ description: 'Of the settings as they were afterwards.' }),
  changes: z.array(
    changedPlace.omit({ byId: true }).extend({ by: z.string().nullable().meta({ description: 'Who touched it last, where it was somebody else.' }) }),
  ),
  file: z.object({ name: z.string(), number: z.int() }).nullable(),
});
export type ShownChange = z.output<typeof shownChange>;

/** The settings under one version's number; no password and no address of anybody's is in it. */
export const shownVersion = z.object({
  number: z.int(),
  isNewest: z.boolean(),
  at: time,
  name: z.string(),
  language: z.string(),
  timeZone: z.string(),
  documents: z.array(
    z.object({
      id: z.string(),
      file: z.string().nullable().meta({ description: 'What the template is called now; null where it is gone.' }),
      outputName: z.string(),
      folder: z.string(),
      createPdfCopy: z.boolean(),
      removeOutput: z.boolean(),
      enablePdfPassword: z.boolean(),
      preventCopy: z.boolean(),
      isSigned: z.boolean(),
    }),
  ),
});
export type ShownVersion = z.output<typeof shownVersion>;
