import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/files/[file_id]/versions/[version]/pages/[page]/route';
import { makeAccount } from '@/lib/testing/account';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signIn } from '@/lib/testing/session';
import { uploadFile } from '@/lib/testing/upload';
import { sharePdf } from '../share-pdf';

async function picture(file_id: string, place: { version?: string; page?: string } = {}, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/dashboard/data/files/x?w=480', { headers: { 'x-client-address': '203.0.113.7', ...headers } });
  return GET(request, { params: Promise.resolve({ file_id, version: '1', page: '1', ...place }) });
}

test('200 with a page as WebP that a browser asks for anew, as its person may have signed out; 404 for a page and a version that are not there', async () => {
  const { account } = await makeAccount();
  const { headers } = await signIn(account.ownerId);
  const { id } = await sharePdf(account.id, 'Offer.pdf', await plainPdf('Offer'));
  const answer = await picture(id, {}, headers);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([200, 'image/webp', 'nosniff']);
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  for (const place of [{ page: '2' }, { page: '0' }, { page: 'x' }, { version: '2' }]) expect((await picture(id, place, headers)).status).toBe(404);
});

test('404 for what has no pages, for a neighbour, and 401 without a session', async () => {
  const [{ account, key }, neighbour] = [await makeAccount(), await makeAccount()];
  const { json } = await uploadFile({ key, name: 'Logo.png', bytes: Buffer.from('89504e470d0a1a0a0000000d', 'hex') });
  const { id } = await sharePdf(account.id, 'Offer.pdf', await plainPdf('Offer'));
  const [own, other] = [await signIn(account.ownerId), await signIn(neighbour.account.ownerId)];
  expect([(await picture(json.id, {}, own.headers)).status, (await picture(id, {}, other.headers)).status, (await picture(id)).status]).toEqual([
    404, 404, 401,
  ]);
});
