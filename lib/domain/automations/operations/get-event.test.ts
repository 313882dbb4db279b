import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { offerPost } from '@/lib/testing/workflows';
import { getEvent } from './get-event';

test('the data as they were posted; null once they were erased', async () => {
  const made = await makeAccount();
  const { values } = await completedRun(made);
  const get = (id = values.EVENT_ID) => call(serve(getEvent).GET, { key: made.key, params: { wkf_id: values.WKF_ID, evt_id: id } });
  expect((await get()).json.data).toEqual(offerPost);
  await db().sourceEvent.update({ where: { id: values.EVENT_ID }, data: { payload: null } });
  expect((await get()).json.data).toBeNull();
  expect((await get(`evt_${'0'.repeat(20)}`)).status).toBe(404);
});
