import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byPerson } from '../../accounts/auth';
import { accountsSeenBy } from '../../accounts/visible-accounts';
import { countPending } from '../editing/store';
import { statusOf, workflowStatuses } from '../rules';
import { workflowId } from '../schema';
import { listDocuments, listWorkflowRows } from '../store';
import { listedWorkflow } from '../views/listed-workflow';

export const listOwnWorkflows = operation({
  name: 'listOwnWorkflows',
  summary: 'The workflows of the account that is signed in and those that are shared with it, newest first',
  effect: 'read',
  success: 200,
  auth: byPerson('workflows.read'),
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), workflowId), status: z.enum(workflowStatuses).optional() }),
  output: pageOf(listedWorkflow),
  errors: [],
  async run({ limit, cursor, status }, { scope }) {
    const accountIds = [...(await accountsSeenBy(scope)).keys()];
    const rows = await listWorkflowRows({ accountIds, isTest: null, status }, limit + 1, cursor);
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    const ids = items.map(({ id }) => id);
    const [documents, pending] = [Map.groupBy(await listDocuments(ids), ({ workflowId: of }) => of), await countPending(ids)];
    return {
      items: items.map((row) => ({
        ...{ id: row.id, name: row.name, color: row.color, icon: row.icon, status: statusOf(row), isOn: row.autoCreate, isTest: row.isTest },
        documents: documents.get(row.id)?.length ?? 0,
        team: row.team?.name ?? null,
        pending: pending.get(row.id) ?? 0,
        lastPostAt: row.source.lastEventAt?.toISOString() ?? null,
        updatedAt: row.updatedAt.toISOString(),
      })),
      next,
    };
  },
});
