import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { listEvents } from './list-events';

test('what was received and what was answered, without the data', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const { json } = await call(serve(listEvents).GET, { key: made.key, params: { wkf_id: values.WKF_ID } });
  expect(json).toEqual([
    {
      id: values.EVENT_ID,
      status: 'queued',
      automationId: run.id,
      sourceType: 'WEBHOOK',
      size: expect.any(Number),
      receivedAt: expect.stringMatching(/\+00:00$/),
    },
  ]);
});
