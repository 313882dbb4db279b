import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { runFilterInput } from '../room/filter';
import { presentListed } from '../room/present-listed';
import { findRunIds } from '../room/store';
import { automationId } from '../schema';
import { listedRun } from '../views/listed-run';

export const listOwnRuns = operation({
  name: 'listOwnRuns',
  summary: 'The runs of a workflow with the first values that each was made from and what it made, newest first',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  pages: true,
  input: z.strictObject({ wkf_id: workflowId, ...pageInput(z.iso.datetime(), automationId), ...runFilterInput }),
  output: pageOf(listedRun),
  errors: [],
  async run({ limit, cursor, wkf_id, ...filter }, { scope: { workflow } }) {
    const ids = await findRunIds({ workflowId: workflow.id, filter, limit: limit + 1, after: cursor });
    const listed = await presentListed(workflow.id, ids);
    return toPage(listed, limit, ({ createdAt, id }) => [createdAt, id]);
  },
});
