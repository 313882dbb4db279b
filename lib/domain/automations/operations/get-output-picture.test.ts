import { afterAll, expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/outputs/[out_id]/picture/route';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { makeAccount } from '@/lib/testing/account';
import { completedRun, ranOnce } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';

afterAll(() => {
  closeConverter();
  closePdfEngines();
});

test('an output with a PDF has a picture of its first page, for those of its workflow alone', { timeout: 90_000 }, async () => {
  const { account, run, workflow } = await ranOnce();
  const params = { wkf_id: workflow.id as string, out_id: run.outputs[0]?.id ?? '' };
  const { status, headers } = await call(GET, { headers: (await signIn(account.ownerId)).headers, params });
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  const stranger = await signIn((await makeAccount()).account.ownerId);
  expect((await call(GET, { headers: stranger.headers, params })).status).toBe(404);
});

test('an output without a PDF has none', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const params = { wkf_id: values.WKF_ID, out_id: run.outputs[0]?.id ?? '' };
  expect((await call(GET, { headers: (await signIn(made.account.ownerId)).headers, params })).status).toBe(404);
});
