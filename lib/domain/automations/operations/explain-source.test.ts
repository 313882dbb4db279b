import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow } from '@/lib/testing/workflows';
import { explainSource } from './explain-source';

const explain = (secret: string) => call(serve(explainSource).GET, { params: { secret } });

test('whoever opens the address reads how to post to it, with a command that names it', async () => {
  const { account, key } = await makeAccount();
  const { secret } = await makeWorkflow({ key, accountId: account.id });
  const { status, headers, response } = await explain(secret);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toContain(`curl http://localhost:3000/in/${secret}`);
});

test('404 where there is no source', async () => {
  expect(await explain('nothing')).toMatchObject({ status: 404, json: { error: 'not_found' } });
});
