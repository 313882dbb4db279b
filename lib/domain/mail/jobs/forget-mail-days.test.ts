import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { runJob } from '@/lib/testing/run-job';

test('the mails of a day are forgotten once it is over; today’s and yesterday’s count on', async () => {
  const recipient = `${randomHex(6)}@signer.example`;
  const day = (ago: number) => new Date(new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10));
  await db().mailDay.createMany({ data: [3, 1, 0].map((ago) => ({ recipient, day: day(ago), count: 1 })) });
  await runJob('forget-mail-days');
  const rows = await db().mailDay.findMany({ where: { recipient }, orderBy: { day: 'asc' } });
  expect(rows.map((row) => row.day)).toEqual([day(1), day(0)]);
});
