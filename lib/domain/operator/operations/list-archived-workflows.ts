import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byOperator } from '../auth';
import { shownArchived } from '../schema';
import { listArchivedRows } from '../workflows/store';

export const listArchivedWorkflows = operation({
  name: 'listArchivedWorkflows',
  summary: 'Archived workflows of everybody, the last archived first',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), z.string()) }),
  output: pageOf(shownArchived),
  errors: [],
  async run({ limit, cursor }) {
    const [archivedAt, id] = cursor ?? [];
    const rows = await listArchivedRows(limit + 1, archivedAt && id ? { archivedAt, id } : undefined);
    const shown = rows.map(({ owner, team, archivedAt: at, ...row }) => ({
      ...row,
      owner: owner.email,
      team: team?.name ?? null,
      archivedAt: at?.toISOString() ?? '',
    }));
    return toPage(shown, limit, (row) => [row.archivedAt, row.id]);
  },
});
