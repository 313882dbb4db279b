import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byOperator } from '../auth';
import { listActs } from '../log/store';
import { shownAct } from '../schema';

const kept = shownAct.pick({ kind: true, details: true });

export const listOperatorActs = operation({
  name: 'listOperatorActs',
  summary: 'What operators did: who, what, when, on whom or what, and why, the newest first',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), z.string()) }),
  output: pageOf(shownAct),
  errors: [],
  async run({ limit, cursor }) {
    const [at, id] = cursor ?? [];
    const rows = await listActs(limit + 1, at && id ? { at, id } : undefined);
    const shown = rows.map((row) => ({
      ...kept.parse({ kind: row.kind, details: row.details }),
      id: row.id,
      at: row.at.toISOString(),
      by: row.byName,
      target: row.target,
      reason: row.reason,
    }));
    return toPage(shown, limit, (row) => [row.at, row.id]);
  },
});
