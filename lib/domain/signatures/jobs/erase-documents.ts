import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { inBatches } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetCached } from '@/lib/engines/storage/cache';
import { record } from '../../events/record';
import { forgetBlobs } from '../../files/store';
import { unsignedRetentionDays } from '../rules';
import { type EndedRequest, eraseDocuments, listToErase, type WayToEnd } from '../store';
import { subjectOf } from '../subject-of';

/**
 * Erases the documents of requests whose time is over (decisions, "Retention"); hashes and the event chain stay.
 * The bytes go with the next sweep of storage, once no record speaks of them.
 */
export const eraseOldDocuments: Job = {
  name: 'erase-documents',
  async run(_, signal) {
    const at = now();
    const unsignedBefore = daysAfter(at, -unsignedRetentionDays);
    const days = env().RETENTION_DAYS;
    await eraseEnded('cancelledAt', unsignedBefore, at, signal);
    await eraseEnded('expiredAt', unsignedBefore, at, signal);
    if (days !== undefined) await eraseEnded('signedAt', daysAfter(at, -days), at, signal);
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '17 * * * *',
};

const eraseEnded = (way: WayToEnd, before: Date, at: Date, signal: AbortSignal) =>
  inBatches<EndedRequest>({ list: (after, limit) => listToErase(way, before, after, limit), act: (request) => erase(request, at), signal });

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
