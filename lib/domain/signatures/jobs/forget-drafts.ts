import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { inBatches } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetCached } from '@/lib/engines/storage/cache';
import { draftDays } from '../drafts/rules';
import { listUntouched, removeDraft, type UntouchedDraft } from '../drafts/store';

/** Removes drafts that nobody touched for long, sent or not, with their documents. */
export const forgetDrafts: Job = {
  name: 'forget-drafts',
  async run(_, signal) {
    const before = daysAfter(now(), -draftDays);
    await inBatches<UntouchedDraft>({ list: (after, limit) => listUntouched(before, after, limit), act: ({ id }) => forget(id, before), signal });
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 600,
  schedule: '41 3 * * *',
};

async function forget(id: string, before: Date): Promise<void> {
  await transaction((tx) => removeDraft(tx, id, before));
  await forgetCached(id);
}
