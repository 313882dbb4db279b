import { afterAll, expect, test } from 'vitest';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { withEnv } from '@/lib/testing/outside-server';
import { previewed, readPreviewPicture } from '@/lib/testing/previews';

afterAll(closeConverter);

test('200 with WebP that a browser asks for again', async () => {
  const { previewUrl } = await previewed();
  const { status, headers, response } = await readPreviewPicture(previewUrl);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, 'image/webp', 'private, no-cache']);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  expect(headers.get('ratelimit')).toContain('"call"');
});

test('404 for an unknown address and for a page that is not there, 400 for a width that is not offered', async () => {
  const { previewUrl, renew } = await previewed();
  expect((await readPreviewPicture(previewUrl, '2')).status).toBe(404);
  expect((await readPreviewPicture(previewUrl, '0')).status).toBe(404);
  expect((await readPreviewPicture(previewUrl, '1', '799')).status).toBe(400);
  await renew();
  expect((await readPreviewPicture(previewUrl)).status).toBe(404);
});

test('404 where there is no LibreOffice to make one', async () => {
  withEnv({ LIBREOFFICE_DIR: '/nowhere' });
  expect((await readPreviewPicture((await previewed({ paragraphs: ['No picture of {{This}}'] })).previewUrl)).status).toBe(404);
});
