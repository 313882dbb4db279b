import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { createRequest, downloadPdf, readStatus, sign } from '@/lib/testing/signing';

test('a signed request is said to be downloaded with its token, as no key opens it alone', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  const { json: signed } = await readStatus(json.request_id, { key });
  expect(signed.next_step).toMatch(/Download the PDF with the request token, which is needed beside any API key\.$/);
  expect((await downloadPdf(json.request_id, { key })).status).toBe(403);
  expect((await downloadPdf(json.request_id, { token: json.request_token })).status).toBe(200);
});
