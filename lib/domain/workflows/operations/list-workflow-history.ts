import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byEditor } from '../editing/auth';
import { presentHistory } from '../history/present';
import { shownChange } from '../history/schema';
import { listHistory } from '../history/store';
import { workflowId } from '../schema';

export const listWorkflowHistory = operation({
  name: 'listWorkflowHistory',
  summary: 'Who changed what of a workflow and when, the newest first',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  pages: true,
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, ...pageInput(z.iso.datetime(), z.string()) }),
  output: pageOf(shownChange),
  errors: [],
  async run({ wkf_id, limit, cursor }, { scope: { account } }) {
    const { items, next } = toPage(await listHistory(wkf_id, limit + 1, cursor), limit, ({ at, id }) => [at.toISOString(), id]);
    return { items: await presentHistory(items, account), next };
  },
});
