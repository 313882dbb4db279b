import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/drafts/[draft_id]/preview/[page]/route';
import { call } from '@/lib/testing/call';
import { draftOf, readyWords } from '@/lib/testing/drafts';

test('a page as a picture, which a browser asks for anew; 404 for a page that is not there', { timeout: 90_000 }, async () => {
  const { browser, id } = await draftOf();
  const picture = (page: string, query = '') =>
    call(GET, { headers: browser.headers, params: { draft_id: id, page }, url: `http://localhost:3000/x?w=480${query}` });
  expect((await picture('1')).status).toBe(404);
  await browser.change(id, { revision: 1, ...readyWords });
  const { status, headers, response } = await picture('1', '&revision=2');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-cache']);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  for (const page of ['0', '2', 'x']) expect((await picture(page)).status).toBe(404);
});
