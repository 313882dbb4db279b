import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { runJob } from '@/lib/testing/run-job';

test('counts of a day go when it is over; today’s, yesterday’s and those of months stay', async () => {
  const [recipient, account] = [`mail-to:${randomHex(6)}@signer.example`, `acc_${randomHex(6)}`];
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  await db().usageMonth.createMany({ data: [3, 1, 0].map((ago) => ({ subject: recipient, month: day(ago), count: 1 })) });
  await db().usageMonth.create({ data: { subject: account, month: '2020-01', count: 1 } });
  await runJob('forget-daily-counts');
  const rows = await db().usageMonth.findMany({ where: { subject: { in: [recipient, account] } }, orderBy: { month: 'asc' } });
  expect(rows.map(({ month }) => month)).toEqual(['2020-01', day(1), day(0)]);
});
