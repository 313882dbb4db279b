import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { byPerson } from '../../accounts/auth';
import { presentListed } from '../drafts/present';
import { draftId, listedDraft } from '../drafts/schema';
import { listOpenDrafts } from '../drafts/store';

export const listDrafts = operation({
  name: 'listDrafts',
  http: 'GET /dashboard/data/drafts',
  summary: 'The drafts of the account that were not sent, the last touched first',
  effect: 'read',
  success: 200,
  auth: { ...byPerson('requests.send'), onlyChangers: true },
  body: 'none',
  pages: true,
  input: z.strictObject(pageInput(z.iso.datetime(), draftId)),
  output: pageOf(listedDraft),
  errors: [],
  async run({ limit, cursor }, { scope }) {
    const [updatedAt, id] = cursor ?? [];
    const rows = await listOpenDrafts(scope, limit + 1, updatedAt && id ? { updatedAt, id } : undefined);
    const { items, next } = toPage(rows, limit, (row) => [row.updatedAt.toISOString(), row.id]);
    return { items: items.map((row) => presentListed(row, scope)), next };
  },
});
