import { afterEach, expect, test } from 'vitest';
import { GET as llms } from '@/app/llms.txt/route';
import { POST } from '@/app/v1/uploads/route';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { createKeyless } from '@/lib/testing/keyless';
import { makeOperator } from '@/lib/testing/operator';
import { createRequest } from '@/lib/testing/signing';
import { changeKeyless } from './change-keyless';

afterEach(() => {
  delete env().KEYLESS;
});

test('without a key nothing is sent from then on, and the answer says so; with one all is as before', async () => {
  const [{ caller }, { key, account }] = [await makeOperator(), await makeAccount()];
  await perform(changeKeyless, { keyless: 'off' }, caller);
  const refused = await createKeyless();
  expect([refused.response.status, refused.json.error]).toEqual([401, 'unauthorized']);
  expect(refused.json.message).toContain('no requests without an API key');
  const upload = (withKey?: string) => call(POST, { method: 'POST', ...(withKey ? { key: withKey } : {}) });
  const detail = { path: 'Authorization', code: 'key_needed', message: expect.stringContaining('no requests without an API key') };
  expect(await upload()).toMatchObject({ status: 400, json: { error: 'bad_request', details: [detail] } });
  expect((await upload(`sk_live_${'x'.repeat(43)}`)).json.details[0].message).toContain('was not accepted');
  expect((await upload(key)).status).toBe(201);
  const reader = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'reader', isTest: false, isReadOnly: true });
  expect((await upload(reader.key)).json.details[0].message).toContain('may only read');
  const told = async () => (await llms(new Request('http://localhost:3000/llms.txt'))).text();
  expect(await told()).not.toContain('without an API key too');
  expect((await createRequest(key)).response.status).toBe(201);
  await perform(changeKeyless, { keyless: 'on' }, caller);
  expect((await createKeyless()).response.status).toBe(201);
  expect(await told()).toContain('without an API key too');
});

test('the environment rules: off there is off, and 409 for who would change it here', async () => {
  const { caller } = await makeOperator();
  env().KEYLESS = 'off';
  expect((await createKeyless()).response.status).toBe(401);
  await expect(perform(changeKeyless, { keyless: 'on' }, caller)).rejects.toMatchObject({ code: 'set_elsewhere', status: 409 });
});

test('what it is already is no act', async () => {
  const { caller } = await makeOperator();
  const acts = () => db().operatorAct.count({ where: { kind: 'setting.changed', target: 'keyless' } });
  await perform(changeKeyless, { keyless: 'off' }, caller);
  const before = await acts();
  await perform(changeKeyless, { keyless: 'off' }, caller);
  expect(await acts()).toBe(before);
  await perform(changeKeyless, { keyless: 'on' }, caller);
  expect(await acts()).toBe(before + 1);
});
