import { z } from 'zod';
import { memberRole } from '../../accounts/members/schema';
import type { EventType } from '../../events/catalog';

/** The types that say something to whoever comes in; the others are steps of these, or stand on the page of their request. */
export const requestTypes = [
  'request.created',
  'request.opened',
  'sender.signed',
  'request.signed',
  'request.cancelled',
  'request.declined',
  'request.expired',
  'request.reported',
  'request.email_bounced',
] as const satisfies readonly EventType[];

export const runTypes = ['automation.completed', 'automation.failed'] as const satisfies readonly EventType[];

const at = { id: z.string(), at: z.string() };

/** One line of what happened lately. Names are null where they were erased. */
export const latelyEntry = z.discriminatedUnion('of', [
  z.object({ of: z.literal('request'), ...at, type: z.enum(requestTypes), requestId: z.string(), title: z.string(), actor: z.string().nullable() }),
  z.object({ of: z.literal('run'), ...at, type: z.enum(runTypes), runId: z.string(), workflow: z.object({ id: z.string(), name: z.string() }) }),
  z.object({
    of: z.literal('team'),
    ...at,
    type: z.string(),
    told: z.object({ by: z.string().nullable(), person: z.string(), role: memberRole.nullable() }).nullable(),
  }),
]);

export type LatelyEntry = z.output<typeof latelyEntry>;
