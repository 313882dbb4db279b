import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byEditor } from '../editing/auth';
import { statusOf, workflowStatuses } from '../rules';
import { workflowId } from '../schema';

export const getOwnWorkflow = operation({
  name: 'getOwnWorkflow',
  summary: 'What every page of a workflow says of it: its name, how it stands, and what its reader may do',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    status: z.enum(workflowStatuses),
    isOn: z.boolean(),
    version: z.int(),
    mayRun: z.boolean(),
  }),
  errors: [],
  run: async (_, { scope: { workflow, account } }) => ({
    id: workflow.id,
    name: workflow.name,
    status: statusOf(workflow),
    isOn: workflow.autoCreate,
    version: workflow.version,
    mayRun: may(account, 'workflows.run') && workflow.archivedAt === null,
  }),
});
