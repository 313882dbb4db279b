import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { completedRun, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { listAutomations } from './list-automations';

test('the newest first, in pages, and those of one status alone', async () => {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const later = [(await post(values.SOURCE_SECRET)).json.automationId, (await post(values.SOURCE_SECRET)).json.automationId];
  const list = (query = '') => call(serve(listAutomations).GET, { key: made.key, params: { wkf_id: values.WKF_ID }, url: `http://localhost:3000/${query}` });
  const first = await list('?limit=2');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await list(new URL(next, 'http://localhost:3000').search);
  expect([...first.json, ...second.json].map(({ id }: { id: string }) => id).sort()).toEqual([run.id, ...later].sort());
  expect(second.json).toMatchObject([{ id: run.id, status: 'completed', workflowVersion: 2, rerunOf: null, error: null }]);
  expect((await list('?status=queued')).json).toHaveLength(2);
});
