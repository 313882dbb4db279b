import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';

async function created(changes: Record<string, unknown> = {}) {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, changes);
  return { key, id: json.request_id as string, token: json.request_token as string, link: json.signer_link as string };
}

test('200 with the PDF under a name made of the title, in any script', async () => {
  const { id, token, link } = await created({ title: '契約書 "A/B"' });
  await sign(link);
  const { status, headers } = await downloadPdf(id, { token });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('契約書 A B').replace(/[()]/g, '')}`);
});

test('403 bad_token without the token or with a wrong one, whatever the key', async () => {
  const { key, id, link } = await created();
  await sign(link);
  for (const access of [{}, { key }, { key, token: 'rt_wrong' }])
    expect(await downloadPdf(id, access)).toMatchObject({ status: 403, json: { error: 'bad_token' } });
});

test('404 not_found for an unknown id', async () => {
  expect(await downloadPdf('0'.repeat(32), { token: 'rt_x' })).toMatchObject({ status: 404, json: { error: 'not_found' } });
});

test('409 not_signed before the signature', async () => {
  const { id, token } = await created();
  expect(await downloadPdf(id, { token })).toMatchObject({ status: 409, json: { error: 'not_signed' } });
});
