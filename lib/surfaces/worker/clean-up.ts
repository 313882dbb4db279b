import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { forgetEndedSignIns } from '@/lib/domain/accounts/store';
import { forgetUploads } from '@/lib/domain/files/store';
import { sweepStorage } from '@/lib/domain/files/sweep-storage';
import { forgetMailDays } from '@/lib/domain/mail/store';
import { eraseOldDocuments } from '@/lib/domain/signatures/erase-documents';
import { forgetAnswers } from '@/lib/engines/idempotency/store';
import { forgetBuckets } from '@/lib/engines/limits/store';

const dayMs = 24 * 60 * 60 * 1000;

/** Once an hour: takes away what is no longer needed, and erases what must not be kept. */
export async function cleanUp(): Promise<void> {
  const at = now();
  const yesterday = new Date(at.getTime() - dayMs);
  await eraseOldDocuments();
  await transaction((tx) => forgetUploads(tx, at));
  await forgetAnswers(yesterday);
  await forgetBuckets(yesterday);
  await forgetMailDays(yesterday);
  await transaction((tx) => forgetEndedSignIns(tx, at));
  await sweepStorage();
}
