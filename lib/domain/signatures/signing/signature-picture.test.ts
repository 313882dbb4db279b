import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closePools } from '@/lib/engines/pdf/engine-pools';
import { readSignaturePicture } from './signature-picture';

// In production another layer of Next than the one that takes the form makes the pools: they come from a second copy here.
beforeAll(async () => {
  closePools();
  vi.resetModules();
  const other = await import('@/lib/engines/pdf/engine-pools');
  other.picturePool();
});
afterAll(closePools);

const blank = () => sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path d="M10 10L200 90" stroke="#000"/></svg>';

test.each([
  ['an SVG', async () => Buffer.from(svg)],
  ['a GIF', async () => sharp(Buffer.from(svg)).gif().toBuffer()],
  ['a blank sheet', async () => blank().png().toBuffer()],
  ['a picture cut in half', async () => (await blank().jpeg().toBuffer()).subarray(0, 300)],
  [
    'a picture of more pixels than are taken',
    async () =>
      sharp({ create: { width: 8_000, height: 6_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['no picture at all', async () => Buffer.from('hello')],
])('%s is bad_image', async (_what, make) => {
  await expect(readSignaturePicture(await make())).rejects.toMatchObject({ code: 'bad_image', status: 400 });
});
