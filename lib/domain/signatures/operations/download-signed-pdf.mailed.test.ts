import { expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { createRequest, sign } from '@/lib/testing/signing';
import { copyKey, statusKey } from '../links';
import { downloadSignedPdf } from './download-signed-pdf';

const { GET } = serve(byWay(downloadSignedPdf, 'mailed'));

test('the signed PDF for the key in the mail, and for no other', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('missing');
  const read = (k: string) => call(GET, { params: { request_id: json.request_id }, url: `http://localhost:3000/x?k=${k}` });
  expect((await read(copyKey(request))).status).toBe(409);
  await sign(json.signer_link);
  const { status, headers } = await read(copyKey(request));
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  for (const wrong of ['', 'x', statusKey(request)]) expect((await read(wrong)).status).toBe(404);
});
