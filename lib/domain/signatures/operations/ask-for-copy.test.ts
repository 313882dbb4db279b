import { expect, test } from 'vitest';
import { POST as copyRoute } from '@/app/sign/[token]/copy/route';
import { makeAccount } from '@/lib/testing/account';
import { postForm } from '@/lib/testing/post-form';
import { deliverMails, mailsQueued } from '@/lib/testing/request-mails';
import { createRequest, sign, tokenIn } from '@/lib/testing/signing';

const ask = (link: string) => postForm(copyRoute, { token: tokenIn(link) });
const copies = async (id: string) => (await mailsQueued(id)).filter((line) => line.startsWith('signed-copy'));

test('delivered by link, the signer gets a copy only on asking, and once however often they ask', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await ask(json.signer_link);
  expect(await copies(json.request_id)).toEqual([]);
  await sign(json.signer_link);
  expect(await copies(json.request_id)).toEqual([]);
  await Promise.all([ask(json.signer_link), ask(json.signer_link), ask(json.signer_link)]);
  expect(await copies(json.request_id)).toEqual(['signed-copy anna@signer.example']);
  const mail = (await deliverMails(json.request_id)).find(({ kind }) => kind === 'signed-copy');
  expect(mail?.attachments).toMatchObject([{ name: 'Agreement (signed).pdf', mimeType: 'application/pdf' }]);
});

test('of a test request nothing is mailed', async () => {
  const { key } = await makeAccount({ test: true });
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  await ask(json.signer_link);
  expect(await mailsQueued(json.request_id)).toEqual([]);
});
