import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { getBlob, putBlob } from '@/lib/engines/storage/blobs';
import { runJob } from '@/lib/testing/run-job';
import { noteFiles } from '../store';

afterEach(() => setClock(null));

const blobs = Array.from({ length: 12 }, (_, index) => Buffer.from(`swept ${index} ${crypto.randomUUID()}`));

/** A whole day of hours, so many days from now. */
async function sweepForADay(daysOn: number) {
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000 + daysOn * 86_400_000;
  for (let hour = 0; hour < 24; hour += 1) {
    setClock(() => new Date(midnight + hour * 3_600_000));
    await runJob('sweep-storage');
  }
}

test('in a day all of the storage is swept of what no record speaks of, and of nothing else', async () => {
  const hashes = await Promise.all(blobs.map((bytes) => putBlob(bytes)));
  const [known, ...orphans] = hashes;
  if (!known) throw new Error('nothing was stored');
  await transaction((tx) => noteFiles(tx, [{ sha256: known, bytes: 1, mimeType: 'text/plain', createdAt: new Date() }]));
  await sweepForADay(2);
  expect((await getBlob(known)).length).toBeGreaterThan(0);
  for (const hash of orphans) await expect(getBlob(hash)).rejects.toThrow();
});
