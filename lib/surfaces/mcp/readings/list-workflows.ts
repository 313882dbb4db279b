import { z } from 'zod';
import { workflowStatuses } from '@/lib/domain/workflows/rules';
import type { ShownWorkflow } from '@/lib/domain/workflows/schema';
import type { Reading } from '../reading';

/** An agent reads every line: it gets fewer than a program. */
const fewAtOnce = 50;

/** Which workflows there are; what one of them takes is told by getWorkflow. */
export const listWorkflowsReading: Reading = {
  output: z.object({
    workflows: z.array(
      z.object({
        id: z.string().meta({ description: 'Give it to the other tools as wkf_id.' }),
        name: z.string(),
        status: z.enum(workflowStatuses),
        templates: z.array(z.string()).meta({ description: 'Names of the template files.' }),
        team: z.string().nullable().meta({ description: 'With whom it is shared.' }),
      }),
    ),
    next: z.string().nullable().meta({ description: 'Give it as cursor to read on; null at the end.' }),
  }),
  async answer({ given, run }) {
    const { items, next } = (await run({ limit: fewAtOnce, ...given })) as { items: ShownWorkflow[]; next: string | null };
    const workflows = items.map(({ id, name, status, documents, team }) => ({
      id,
      name,
      status,
      templates: documents.map(({ file }) => file.name),
      team: team?.name ?? null,
    }));
    const lines = workflows.map(({ id, name, status }) => `- ${name} (${status}): ${id}`);
    const none = 'There is no workflow. A person makes one, or POST /workflows/ does.';
    return { say: [lines.length ? 'The workflows, newest first:' : none, ...lines].join('\n'), data: { workflows, next } };
  },
};
