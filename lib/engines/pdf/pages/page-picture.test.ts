import { rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';

afterAll(closePdfEngines);

/** As many different words as fit on a page, from a fixed series of numbers. */
function denseLines(): string[] {
  let seed = 7;
  const letter = () => String.fromCharCode(97 + ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % 26));
  return Array.from({ length: 50 }, () => Array.from({ length: 90 }, (_, at) => (at % 6 === 5 ? ' ' : letter())).join(''));
}

test('a dense page of text at 800 pixels weighs at most 70 KB, and its ink and tints are exact', async () => {
  const pdf = await pdfOf([{ text: ' ' }], async (document) => {
    const page = document.getPage(0);
    const font = await document.embedFont(StandardFonts.TimesRoman);
    page.drawRectangle({ x: 50, y: 20, width: 200, height: 20, color: rgb(247 / 255, 245 / 255, 240 / 255) });
    for (const [index, line] of denseLines().entries()) page.drawText(line, { x: 50, y: 760 - index * 14, size: 11, font });
  });
  const { webp } = await drawPage(pdf, 1, 800);
  expect(webp.length).toBeLessThan(70_000);
  expect(webp.length).toBeGreaterThan(20_000);
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
  expect(at(200, info.height - 40)).toEqual([247, 245, 240]);
  expect(at(10, 10)).toEqual([255, 255, 255]);
  expect(data.includes(0)).toBe(true);
});

test('a page that is a photograph is compressed as one', async () => {
  const noise = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .blur(2)
    .jpeg()
    .toBuffer();
  const pdf = await pdfOf([{ text: ' ' }], async (document) =>
    document.getPage(0).drawImage(await document.embedJpg(noise), { x: 0, y: 0, width: 600, height: 800 }),
  );
  const { webp, width, height } = await drawPage(pdf, 1, 800);
  expect(webp.length).toBeLessThan((width * height) / 4);
});
