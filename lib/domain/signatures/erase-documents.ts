import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { forgetCached } from '@/lib/engines/storage/cache';
import { record } from '../events/record';
import { forgetBlobs } from '../files/store';
import { unsignedRetentionDays } from './rules';
import { eraseDocuments, listToErase } from './store';

const batchSize = 200;

/**
 * Erases the documents of requests whose time is over (decisions, "Retention"); hashes and the event chain stay.
 * The bytes go with the next sweep of storage, once no record speaks of them.
 */
export async function eraseOldDocuments(): Promise<void> {
  const at = now();
  const days = env().RETENTION_DAYS;
  const ended = { unsignedBefore: daysAfter(at, -unsignedRetentionDays), signedBefore: days === undefined ? null : daysAfter(at, -days) };
  for (const request of await listToErase(ended, batchSize)) {
    const free = await transaction(async (tx) => {
      const hashes = await eraseDocuments(tx, request, at);
      if (hashes === null) return [];
      const unused = await forgetBlobs(tx, hashes);
      await record(tx, request.id, 'request.erased', at);
      return unused;
    });
    for (const hash of free) await forgetCached(hash);
  }
}
