import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { getUploadUrl } from './get-upload-url';
import { uploadPdf } from './upload-pdf';

const [ask, put] = [serve(getUploadUrl).POST, serve(uploadPdf).PUT];
const wrong = { key: 'sk_live_wrong' };
const codes = (json: { warnings: { path: string; code: string }[] }) => json.warnings.map(({ path, code }) => `${path} ${code}`);

async function send(upload_id: string, access: { key?: string }) {
  const { key } = access;
  const headers = { 'content-type': 'application/pdf', 'x-client-address': 'upload-keys', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const request = new Request('http://localhost:3000/', { method: 'PUT', body: await plainPdf(), headers, duplex: 'half' } as RequestInit);
  const response = await put(request, { params: Promise.resolve({ upload_id }) });
  return { status: response.status, json: await response.json() };
}

test('a key that is not accepted is named in both answers: the upload counts as one without a key', async () => {
  const address = await call(ask, { ...wrong, method: 'POST', headers: { 'x-client-address': 'upload-keys' } });
  expect([address.status, codes(address.json)]).toEqual([201, ['Authorization rejected_key']]);
  const sent = await send(address.json.upload_id, wrong);
  expect([sent.status, codes(sent.json)]).toEqual([200, ['Authorization rejected_key']]);
});

test('a right key, and none at all, are told nothing', async () => {
  const { key } = await makeAccount();
  for (const access of [{ key }, {}]) {
    const address = await call(ask, { ...access, method: 'POST', headers: { 'x-client-address': 'upload-keys-none' } });
    expect([codes(address.json), codes((await send(address.json.upload_id, access)).json)]).toEqual([[], []]);
  }
});

test('an upload of a key’s account that a wrong key asks for is unknown, and says why', async () => {
  const { key } = await makeAccount();
  const { json } = await call(ask, { key, method: 'POST' });
  const sent = await send(json.upload_id, wrong);
  expect([sent.status, sent.json.message]).toEqual([404, expect.stringContaining('was not accepted')]);
});

test('what a test key uploads says so', async () => {
  const { key } = await makeAccount({ test: true });
  const { json } = await call(ask, { key, method: 'POST' });
  expect([json.test, (await send(json.upload_id, { key })).json.test]).toEqual([true, true]);
});
