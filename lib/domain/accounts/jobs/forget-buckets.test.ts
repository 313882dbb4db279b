import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { runJob } from '@/lib/testing/run-job';

test('a bucket that nobody drew from for a day goes, another stays', async () => {
  const [old, young] = [randomHex(16), randomHex(16)];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await db().rateBucket.createMany({
    data: [
      { key: old, tokens: 1, updatedAt: hoursAgo(24.1) },
      { key: young, tokens: 1, updatedAt: hoursAgo(23.9) },
    ],
  });
  await runJob('forget-buckets');
  const rows = await db().rateBucket.findMany({ where: { key: { in: [old, young] } } });
  expect(rows.map(({ key }) => key)).toEqual([young]);
});
