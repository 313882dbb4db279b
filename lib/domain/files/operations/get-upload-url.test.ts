import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { getUploadUrl } from './get-upload-url';

const { POST } = serve(getUploadUrl);

test('201 with an address that takes bytes for an hour, and the body that came along ignored', async () => {
  const { key } = await makeAccount();
  const { status, json } = await call(POST, { key, body: 'not even JSON', headers: { 'content-type': 'text/plain' } });
  expect(status).toBe(201);
  expect(json).toEqual({
    upload_id: expect.stringMatching(/^up_[a-f0-9]{32}$/),
    upload_url: `http://localhost:3000/v1/uploads/${json.upload_id}`,
    method: 'PUT',
    content_type: 'application/pdf',
    expires_at: expect.any(String),
    next_step: expect.stringContaining('upload_url'),
    warnings: [],
  });
  expect(new Date(json.expires_at).getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
});

test('429 rate_limited for the 21st upload of an hour from one address without a key', async () => {
  const from = { method: 'POST', headers: { 'x-client-address': `uploads-${Date.now()}` } };
  for (let index = 0; index < 20; index += 1) expect((await call(POST, from)).status).toBe(201);
  const { status, json, headers } = await call(POST, from);
  expect([status, json.error]).toEqual([429, 'rate_limited']);
  expect(Number(headers.get('retry-after'))).toBe(json.retryAfter);
});
