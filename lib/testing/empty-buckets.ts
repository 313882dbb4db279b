import { db } from '@/lib/core/db';
import { forgetTakenTokens } from '@/lib/engines/limits/store';

/** Leaves no token in any bucket, nor with this process. */
export async function emptyBuckets(): Promise<void> {
  await db().rateBucket.updateMany({ data: { tokens: -1_000 } });
  forgetTakenTokens();
}
