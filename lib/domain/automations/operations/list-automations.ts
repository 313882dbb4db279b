import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byWorkflow } from '../../workflows/auth';
import { workflowId } from '../../workflows/schema';
import { presentAutomation } from '../present';
import { automationStatuses } from '../rules';
import { listRuns } from '../running/store';
import { automationId, shownAutomation } from '../schema';
import { listAutomationsDocs } from './list-automations.docs';

export const listAutomations = operation({
  name: 'listAutomations',
  http: 'GET /workflows/{wkf_id}/automations/',
  api: 'workflow',
  summary: 'List the automations of a workflow, newest first',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listAutomationsDocs,
  input: z.strictObject({
    wkf_id: workflowId,
    ...pageInput(z.iso.datetime(), automationId),
    status: z.enum(automationStatuses).optional().meta({ description: 'Only automations in this status.' }),
  }),
  output: pageOf(shownAutomation),
  errors: [],
  async run({ limit, cursor, status }, { scope: { workflow } }) {
    const rows = await listRuns({ workflowId: workflow.id, status, limit: limit + 1, after: cursor });
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { items: items.map(presentAutomation), next };
  },
});
