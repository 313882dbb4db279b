import { expect, test } from 'vitest';
import { DELETE } from '@/app/dashboard/data/workflows/[wkf_id]/example/route';
import { db } from '@/lib/core/db';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';

test('forgets that somebody picked the example, and which test submission there was stays', async () => {
  const { id, editor } = await liveWorkflow();
  await db().source.update({ where: { workflowId: id }, data: { sampleEventId: 'evt_1', samplePickedAt: new Date() } });
  expect((await call(DELETE, { headers: editor.headers, method: 'DELETE', params: { wkf_id: id } })).status).toBe(200);
  expect(await db().source.findUniqueOrThrow({ where: { workflowId: id } })).toMatchObject({ sampleEventId: 'evt_1', samplePickedAt: null });
});
