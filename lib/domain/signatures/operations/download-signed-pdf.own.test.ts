import { expect, test } from 'vitest';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { createRequest, sign } from '@/lib/testing/signing';
import { downloadSignedPdf } from './download-signed-pdf';

const { GET } = serve(byWay(downloadSignedPdf, 'own'));

test('200 for the account’s own once it is signed; 409, 404 and 401 otherwise', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  const read = (headers: Record<string, string>) => call(GET, { params: { request_id: json.request_id }, headers });
  const { headers } = await signIn(account.ownerId);
  expect((await read(headers)).status).toBe(409);
  await sign(json.signer_link);
  const { status, response } = await read(headers);
  expect(status).toBe(200);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await read((await signIn((await makeAccount()).account.ownerId)).headers)).status).toBe(404);
  expect((await read({})).status).toBe(401);
});
