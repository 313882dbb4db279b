import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { sentRequest, visitor } from '@/lib/testing/private-link';
import { sign } from '@/lib/testing/signing';
import { getStatusPage } from './get-status-page';

const keyIn = (link: string) => new URL(link).searchParams.get('k') ?? '';

test('the steps, before and after signing, without addresses', async () => {
  const { id, statusLink, link } = await sentRequest();
  const input = { request_id: id, k: keyIn(statusLink) };
  expect(await perform(getStatusPage, input, visitor)).toMatchObject({ status: 'pending', signedAt: null, signerName: 'Anna Berg' });
  await sign(link);
  const page = await perform(getStatusPage, input, visitor);
  expect(page).toMatchObject({ status: 'signed', signedAt: expect.any(String) });
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
