import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { runJob } from '@/lib/testing/run-job';

test('an upload goes when nobody can use it any more: its time is over, or no bytes came in time', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const upload = async (openUntil: Date, usableUntil: Date | null) => {
    const id = `up_${randomHex(16)}`;
    await db().upload.create({ data: { id, accountId: null, isTest: false, createdAt: inHours(-30), openUntil, usableUntil } });
    return id;
  };
  const gone = [await upload(inHours(-25), inHours(-1)), await upload(inHours(-1), null)];
  const kept = [await upload(inHours(-25), inHours(1)), await upload(inHours(1), null)];
  await runJob('forget-uploads');
  const rows = await db().upload.findMany({ where: { id: { in: [...gone, ...kept] } } });
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort());
});
