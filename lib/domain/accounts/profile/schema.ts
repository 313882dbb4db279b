import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { nameProblem, tidyLine } from '@/lib/core/text/person-name';
import { asBrowser, themes, timeZoneNamed } from './rules';

const ownName = z
  .string()
  .transform(tidyLine)
  .superRefine((text, context) => {
    const problem = nameProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: text === '' ? 'Give your full name.' : problem.message, params: { code: problem.code } });
  });

const orNull = <Value extends string>(value: Value | typeof asBrowser): Value | null => (value === asBrowser ? null : (value as Value));

const timeZone = z.string().transform((text, context) => {
  if (text.trim() === '' || text === asBrowser) return null;
  const zone = text.length <= 80 ? timeZoneNamed(text) : null;
  if (zone) return zone;
  context.addIssue({ code: 'custom', message: 'Give the IANA name of a time zone, such as Europe/Lisbon.', params: { code: 'unknown_time_zone' } });
  return z.NEVER;
});

/** What a person says of themselves. A member that is left out stays as it is. */
export const profileChanges = z.strictObject({
  name: ownName.optional(),
  language: z
    .enum([...languages, asBrowser])
    .transform(orNull)
    .optional(),
  time_zone: timeZone.optional(),
  theme: z.enum(themes).optional(),
});

export const profile = z.object({
  name: z.string().nullable(),
  email: z.string(),
  language: z.enum(languages).nullable(),
  timeZone: z.string().nullable(),
  theme: z.enum(themes),
});

export type Profile = z.output<typeof profile>;
