import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/pulse/route';
import { db } from '@/lib/core/db';
import { post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';

test('is another one after each post and each pick, and the same while nothing happens', async () => {
  const { id, editor, secret } = await liveWorkflow();
  const pulse = async () => (await call(GET, { headers: editor.headers, method: 'GET', params: { wkf_id: id } })).json.newest as string;
  const empty = await pulse();
  expect(await pulse()).toBe(empty);
  const { eventId } = (await post(secret)).json;
  const after = await pulse();
  await db().source.update({ where: { workflowId: id }, data: { sampleEventId: eventId, samplePickedAt: new Date() } });
  expect(new Set([empty, after, await pulse()]).size).toBe(3);
});
