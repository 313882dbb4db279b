import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageOf, toPage, wholeInput } from '@/lib/core/page';
import { byAccount } from '../../accounts/auth';
import { accountsSeenBy } from '../../accounts/visible-accounts';
import { readWorkflows } from '../read-workflow';
import { workflowStatuses } from '../rules';
import { shownWorkflow, workflowId } from '../schema';
import { listWorkflowRows } from '../store';
import { listWorkflowsDocs } from './list-workflows.docs';

/** The specification's list has no pages: what is longer than any that a person keeps goes on by its Link header. */
const longestList = 5_000;

export const listWorkflows = operation({
  name: 'listWorkflows',
  http: 'GET /workflows/',
  api: 'workflow',
  summary: 'List the workflows that you own or that are shared with your teams',
  effect: 'read',
  success: 200,
  auth: byAccount('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listWorkflowsDocs,
  tool: {
    title: 'List workflows',
    description:
      'Lists the workflows that this API key may see, newest first, each with its id, name, status and templates. Use it to find the workflow that the user means; where several fit, ask the user which one. Only a workflow with the status COMPLETE can be run: pass that as status to leave the others out. What data a workflow takes is told by getWorkflow.',
    reachesOut: false,
  },
  input: z.strictObject({
    ...wholeInput(longestList, z.iso.datetime(), workflowId),
    status: z.enum(workflowStatuses).optional().meta({ description: 'Only workflows in this status.' }),
  }),
  output: pageOf(shownWorkflow),
  errors: [],
  async run({ limit = longestList, cursor, status }, { scope }) {
    const accountIds = [...(await accountsSeenBy(scope)).keys()];
    const isTest = scope.mode === 'both' ? null : scope.mode === 'test';
    const rows = await listWorkflowRows({ accountIds, isTest, status }, limit + 1, cursor);
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { items: await readWorkflows(items), next };
  },
});
