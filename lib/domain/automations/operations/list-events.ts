import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byWorkflow } from '../../workflows/auth';
import { workflowId } from '../../workflows/schema';
import { listEventRows } from '../inbound/store';
import { presentEvent } from '../present';
import { eventId, shownEvent } from '../schema';
import { listEventsDocs } from './list-events.docs';

export const listEvents = operation({
  name: 'listEvents',
  http: 'GET /workflows/{wkf_id}/events/',
  api: 'workflow',
  summary: 'List the posts that a workflow has received, newest first',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listEventsDocs,
  input: z.strictObject({ wkf_id: workflowId, ...pageInput(z.iso.datetime(), eventId) }),
  output: pageOf(shownEvent),
  errors: [],
  async run({ limit, cursor }, { scope: { workflow } }) {
    const rows = await listEventRows(workflow.source.id, limit + 1, cursor);
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { items: items.map(presentEvent), next };
  },
});
