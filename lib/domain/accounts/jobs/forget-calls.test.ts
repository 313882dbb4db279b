import { expect, test } from 'vitest';
import { daysAfter, now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { runJob } from '@/lib/testing/run-job';
import { insertCalls } from '../calls/store';

test('a call stays in the log for thirty days, however many go at once', async () => {
  const call = { keyId: 'key_1', operation: 'x', status: 200, error: null, durationMs: 1, correlationId: 'x', byTool: false };
  const of = (accountId: string, daysAgo: number, count: number) =>
    Array.from({ length: count }, () => ({ ...call, accountId, at: daysAfter(now(), -daysAgo) }));
  await insertCalls([...of('acc_old', 31, 11_000), ...of('acc_young', 29, 3)]);
  await runJob('forget-calls');
  expect([await db().apiCall.count({ where: { accountId: 'acc_old' } }), await db().apiCall.count({ where: { accountId: 'acc_young' } })]).toEqual([0, 3]);
});
