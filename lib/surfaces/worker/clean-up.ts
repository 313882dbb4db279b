import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { forgetDailyCounts, forgetEndedSignIns } from '@/lib/domain/accounts/store';
import { forgetUploads, knownBlobs } from '@/lib/domain/files/store';
import { eraseOldDocuments } from '@/lib/domain/signatures/erase-documents';
import { forgetAnswers } from '@/lib/engines/idempotency/store';
import { forgetBuckets } from '@/lib/engines/limits/store';
import { sweepBlobs } from '@/lib/engines/storage/blobs';

const dayMs = 24 * 60 * 60 * 1000;
const partsPerHour = 11;

/** Once an hour: takes away what is no longer needed, and erases what must not be kept. */
export async function cleanUp(): Promise<void> {
  const at = now();
  const yesterday = new Date(at.getTime() - dayMs);
  await eraseOldDocuments();
  await transaction((tx) => forgetUploads(tx, at));
  await forgetAnswers(yesterday);
  await forgetBuckets(yesterday);
  await forgetDailyCounts(yesterday);
  await transaction((tx) => forgetEndedSignIns(tx, at));
  // All of the storage in a day.
  const first = at.getUTCHours() * partsPerHour;
  for (let part = first; part < first + partsPerHour; part += 1) await sweepBlobs(part, knownBlobs);
}
