import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { getBlob, putBlob } from '@/lib/engines/storage/blobs';
import { runJob } from '@/lib/testing/run-job';
import { noteFiles } from '../store';

afterEach(() => setClock(null));

/** Bytes that lie in this part of the storage. */
function bytesIn(part: string): Buffer {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(`swept ${attempt}`);
    if (sha256(bytes).startsWith(part)) return bytes;
  }
}

/** A whole day of hours, so many days from now. */
async function sweepForADay(daysOn: number) {
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000 + daysOn * 86_400_000;
  for (let hour = 0; hour < 24; hour += 1) {
    setClock(() => new Date(midnight + hour * 3_600_000));
    await runJob('sweep-storage');
  }
}

test('in a day all of the storage is swept of what no record speaks of, and of nothing else', async () => {
  const orphans = await Promise.all(['00', '0a', '7f', 'f5', 'ff'].map((part) => putBlob(bytesIn(part))));
  const known = await putBlob(bytesIn('80'));
  await transaction((tx) => noteFiles(tx, [{ sha256: known, bytes: 1, mimeType: 'text/plain', createdAt: new Date() }]));
  await sweepForADay(2);
  expect((await getBlob(known)).length).toBeGreaterThan(0);
  for (const hash of orphans) await expect(getBlob(hash)).rejects.toThrow();
});
