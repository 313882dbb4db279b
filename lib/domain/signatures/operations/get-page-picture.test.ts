import { expect, test } from 'vitest';
import { readPicture, sentRequest, unknownLink } from '@/lib/testing/private-link';
import { cancelRequest } from '@/lib/testing/signing';

test('200 with WebP that a browser shows again only once it has asked, the same bytes the second time', async () => {
  const { link } = await sentRequest();
  const first = await readPicture(link, '1', '480');
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-cache']);
  const bytes = Buffer.from(await first.response.arrayBuffer());
  expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(Buffer.from(await (await readPicture(link, '1', '480')).response.arrayBuffer()).equals(bytes)).toBe(true);
});

test('404 for an unknown link and for a page that is not there, 400 for a width that is not offered', async () => {
  const { link } = await sentRequest();
  expect((await readPicture(unknownLink, '1')).status).toBe(404);
  expect((await readPicture(link, '2')).status).toBe(404);
  expect((await readPicture(link, 'x')).status).toBe(404);
  expect((await readPicture(link, '1', '799')).status).toBe(400);
});

test('409 gone once the request was withdrawn', async () => {
  const { link, id, key } = await sentRequest();
  await cancelRequest(id, { key });
  expect(await readPicture(link, '1')).toMatchObject({ status: 409, json: { error: 'gone' } });
});
