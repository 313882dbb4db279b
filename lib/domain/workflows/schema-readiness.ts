import { z } from 'zod';

const missing = z
  .object({
    code: z.enum(['no_document', 'no_template', 'broken_block', 'unknown_field']),
    documentId: z.string().nullable().meta({ description: 'Of the document that lacks it; null where there is none.' }),
    message: z.string().meta({ description: 'What is missing, and what to do.' }),
    tag: z.string().nullable().meta({ description: 'What stands between the braces.' }),
    name: z.string().nullable().meta({ description: 'The name in it that the source does not know.' }),
    suggestion: z.string().nullable().meta({ description: 'The known name that may have been meant.' }),
  })
  .meta({ id: 'Missing' });

const change = z
  .object({
    field: z.string(),
    change: z.enum(['appeared', 'vanished', 'kind']),
    from: z.string().nullable().meta({ description: 'Its kind before, where that is known.' }),
    to: z.string().nullable(),
    eventId: z.string().meta({ description: 'A post that shows it.' }),
    at: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'FieldChange' });

export const readiness = z
  .object({
    status: z.enum(['COMPLETE', 'INCOMPLETE', 'ARCHIVED']),
    missing: z.array(missing),
    fieldChanges: z.array(change),
  })
  .meta({ id: 'Readiness' });
