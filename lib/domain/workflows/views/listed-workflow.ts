import { z } from 'zod';
import { workflowId } from '../schema';

/** A workflow as the room's list has it. */
export const listedWorkflow = z.object({
  id: workflowId,
  name: z.string(),
  color: z.string(),
  icon: z.string(),
  status: z.enum(['COMPLETE', 'INCOMPLETE', 'ARCHIVED']),
  isOn: z.boolean().meta({ description: 'Whether each post starts an automation.' }),
  isTest: z.boolean(),
  documents: z.int(),
  /** The team that it is shared with, or that owns it. */
  team: z.string().nullable(),
  /** Edits that wait to be published. */
  pending: z.int(),
  lastPostAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type ListedWorkflow = z.output<typeof listedWorkflow>;
