import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { may } from '../../accounts/access';
import { byWorkflow } from '../../workflows/auth';
import { workflowId } from '../../workflows/schema';
import { showOutputs } from '../outputs/show-outputs';
import { listOutputRows } from '../outputs/store';
import { outputIdPattern } from '../rules';
import { shownOutput } from '../schema';
import { listOutputsDocs } from './list-outputs.docs';

export const listOutputs = operation({
  name: 'listOutputs',
  http: 'GET /workflows/{wkf_id}/outputs/',
  api: 'workflow',
  summary: 'List the documents that a workflow has made, newest first',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listOutputsDocs,
  input: z.strictObject({ wkf_id: workflowId, ...pageInput(z.iso.datetime(), z.string().regex(outputIdPattern)) }),
  output: pageOf(shownOutput),
  errors: [],
  async run({ limit, cursor }, { scope: { workflow, account } }) {
    const rows = await listOutputRows(workflow.id, limit + 1, cursor);
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { items: await showOutputs(items, may(account, 'workflows.run')), next };
  },
});
