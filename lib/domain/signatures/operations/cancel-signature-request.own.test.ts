import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/requests/[request_id]/cancel/route';
import { makeAccount } from '@/lib/testing/account';
import { postForm } from '@/lib/testing/post-form';
import { mailsQueued } from '@/lib/testing/request-mails';
import { signIn } from '@/lib/testing/session';
import { createRequest, readStatus, sign } from '@/lib/testing/signing';

const cancel = (request_id: string, headers: Record<string, string>) => postForm(POST, { request_id }, {}, headers);

test('withdraws, and tells the signer who has the link by email', async () => {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key, { delivery: 'email' });
  const { headers } = await signIn(account.ownerId);
  expect((await cancel(json.request_id, headers)).problem).toBeNull();
  expect((await readStatus(json.request_id, { key })).json.status).toBe('cancelled');
  expect(await mailsQueued(json.request_id)).toEqual(['signing-link anna@signer.example', 'cancelled anna@signer.example']);
});

test('refused for a signed request, a neighbour’s, a form of another site, and without a session', async () => {
  const { account, key } = await makeAccount();
  const [signed, open] = [await createRequest(key), await createRequest(key)];
  await sign(signed.json.signer_link);
  const { headers } = await signIn(account.ownerId);
  const neighbour = await signIn((await makeAccount()).account.ownerId);
  expect((await cancel(signed.json.request_id, headers)).problem).toBe('already_signed');
  expect((await cancel(open.json.request_id, neighbour.headers)).problem).toBe('not_found');
  expect((await cancel(open.json.request_id, { ...headers, origin: 'https://elsewhere.example' })).problem).toBe('foreign_page');
  expect((await cancel(open.json.request_id, {})).problem).toBe('sign_in_needed');
  expect((await readStatus(open.json.request_id, { key })).json.status).toBe('pending');
});
