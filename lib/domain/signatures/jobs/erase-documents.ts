import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { inBatches } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetCached } from '@/lib/engines/storage/cache';
import { record } from '../../events/record';
import { forgetBlobs } from '../../files/store';
import { unsignedRetentionDays } from '../rules';
import { type EndedRequest, eraseDocuments, listToErase } from '../store';
import { subjectOf } from '../subject-of';

/**
 * Erases the documents of requests whose time is over (decisions, "Retention"); hashes and the event chain stay.
 * The bytes go with the next sweep of storage, once no record speaks of them.
 */
export const eraseOldDocuments: Job = {
  name: 'erase-documents',
  async run(_, signal) {
    const at = now();
    const days = env().RETENTION_DAYS;
    const ended = { unsignedBefore: daysAfter(at, -unsignedRetentionDays), signedBefore: days === undefined ? null : daysAfter(at, -days) };
    await inBatches<EndedRequest>({ list: (after, limit) => listToErase(ended, after, limit), act: (request) => erase(request, at), signal });
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '17 * * * *',
};

async function erase(request: EndedRequest, at: Date): Promise<void> {
  const free = await transaction(async (tx) => {
    const hashes = await eraseDocuments(tx, request, at);
    if (hashes === null) return [];
    const unused = await forgetBlobs(tx, hashes);
    await record(tx, subjectOf(request), 'request.erased', at);
    return unused;
  });
  for (const hash of free) await forgetCached(hash);
}
