import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byOperator } from '../auth';
import { shownReport } from '../schema';
import { listReports as list } from '../senders/list-reports';

export const listReports = operation({
  name: 'listReports',
  summary: 'Requests that somebody did not expect, and what they wrote, the newest first',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  pages: true,
  input: z.strictObject({ ...pageInput(z.iso.datetime(), z.string()) }),
  output: pageOf(shownReport),
  errors: [],
  async run({ limit, cursor }) {
    const [at, id] = cursor ?? [];
    return toPage(await list(limit + 1, at && id ? { at, id } : undefined), limit, (row) => [row.at, row.id]);
  },
});
