import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { postOpened, sentRequest, visitor } from '@/lib/testing/private-link';
import { decline, sign } from '@/lib/testing/signing';
import { getStatusPage } from './get-status-page';

const keyIn = (link: string) => new URL(link).searchParams.get('k') ?? '';

test('the steps, before and after signing, without addresses', async () => {
  const { id, statusLink, link } = await sentRequest();
  const input = { request_id: id, k: keyIn(statusLink) };
  expect(await perform(getStatusPage, input, visitor)).toMatchObject({
    outcome: 'pending',
    signedAt: null,
    sealedAt: null,
    signerOpenedAt: null,
    signerName: 'Anna Berg',
  });
  await postOpened(link);
  await sign(link);
  const page = await perform(getStatusPage, input, visitor);
  const times = { signerOpenedAt: expect.any(String), signedAt: expect.any(String), sealedAt: expect.any(String) };
  expect(page).toMatchObject({ outcome: 'signed', ended: null, ...times });
  expect(JSON.stringify(page)).not.toContain('@');
});

test('not_found with a wrong key, with another request’s key, and for an unknown id', async () => {
  const [one, two] = [await sentRequest(), await sentRequest()];
  for (const input of [
    { request_id: one.id, k: '' },
    { request_id: one.id, k: keyIn(two.statusLink) },
    { request_id: 'nonsense', k: keyIn(one.statusLink) },
  ])
    await expect(perform(getStatusPage, input, visitor)).rejects.toMatchObject({ code: 'not_found' });
});

test('declined is declined, with who and when; the reason is for the sender alone', async () => {
  const { id, statusLink, link } = await sentRequest();
  await decline(link, 'The price is wrong.');
  const page = await perform(getStatusPage, { request_id: id, k: keyIn(statusLink) }, visitor);
  expect(page).toMatchObject({ outcome: 'declined', ended: { by: 'signer', how: 'declined', at: expect.any(String) } });
  expect(JSON.stringify(page)).not.toContain('price');
});
