import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { runJob } from '@/lib/testing/run-job';

test('the answer to an Idempotency-Key is kept for a day', async () => {
  const [old, young] = [randomHex(16), randomHex(16)];
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  for (const [key, createdAt] of [
    [old, hoursAgo(24.1)],
    [young, hoursAgo(23.9)],
  ] as const)
    await db().idempotentAnswer.create({ data: { key, bodyHash: 'x', lockedUntil: createdAt, createdAt } });
  await runJob('forget-answers');
  const rows = await db().idempotentAnswer.findMany({ where: { key: { in: [old, young] } } });
  expect(rows.map(({ key }) => key)).toEqual([young]);
});
