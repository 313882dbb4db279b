import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { picturePool } from '@/lib/engines/pdf/engine-pools';
import { describePages, drawPage, normaliseImage } from '@/lib/engines/pdf/pages/page-reading';
import { pdfFromObjects } from '@/lib/engines/pdf/testing/odd-pages';

afterAll(closePdfEngines);

/** So that the next job meets the child of the one before. */
function onlyOneChild(): AsyncDisposable {
  const { options } = picturePool();
  const { size } = options;
  options.size = 1;
  return { [Symbol.asyncDispose]: async () => void (options.size = size) };
}

async function page(rotate: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const one = document.addPage([400, 300]);
  one.setRotation(degrees(rotate));
  one.setCropBox(50, 50, 300, 200);
  one.drawText('Hello there', { x: 100, y: 200, size: 20, font: await document.embedFont(StandardFonts.Helvetica) });
  one.drawRectangle({ x: 60, y: 60, width: 50, height: 50, color: rgb(1, 0, 0) });
  return document.save();
}

test('text is where it is shown, with crop and rotation applied', async () => {
  const [upright] = await describePages(await page(0));
  expect(upright).toMatchObject({ width: 300, height: 200, lines: [{ text: 'Hello there' }] });
  expect(upright?.lines[0]?.x).toBeCloseTo(50 / 300, 2);
  expect((upright?.lines[0]?.y ?? 0) + (upright?.lines[0]?.height ?? 0)).toBeCloseTo(54 / 200, 1);
  const [turned] = await describePages(await page(90));
  expect(turned).toMatchObject({ width: 200, height: 300 });
  expect(turned?.lines[0]?.text).toBe('Hello there');
  expect(turned?.lines[0]?.height).toBeGreaterThan(turned?.lines[0]?.width ?? 1);
});

test("a page picture has the asked width, its page's proportions and true colours", async () => {
  const picture = await drawPage(await page(0), 1, 600);
  expect([picture.width, picture.height]).toEqual([600, 400]);
  const { data } = await sharp(picture.webp).raw().toBuffer({ resolveWithObject: true });
  const at = (350 * 600 + 50) * 3;
  expect(data[at]).toBeGreaterThan(230);
  expect(data[at + 2]).toBeLessThan(30);
});

for (const [name, bytes] of Object.entries({ 'no PDF': Buffer.from('hello'), nothing: Buffer.alloc(0), 'a cut PDF': Buffer.from('%PDF-1.7\n1 0 obj\n<<') })) {
  test(`${name} is refused as broken, by describe and draw alike`, async () => {
    await expect(describePages(bytes)).rejects.toMatchObject({ name: 'DocumentRefusal', code: 'broken_pdf' });
    await expect(drawPage(bytes, 1, 100)).rejects.toMatchObject({ code: 'broken_pdf' });
  });
}

test('a page that breaks the engine is refused, and the pages of others are drawn after it', async () => {
  const levels = Array.from({ length: 3_000 }, (_, index) => `[/Pattern ${index + 6} 0 R]`);
  const deep = pdfFromObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</ColorSpace<</C 5 0 R>>>>>>',
    '<</Length 5>>stream\n/C cs\nendstream',
    ...levels,
    '/DeviceRGB',
  ]);
  await using _ = onlyOneChild();
  await expect(drawPage(deep, 1, 100)).rejects.toMatchObject({ code: 'broken_pdf' });
  expect(await drawPage(await page(0), 1, 300)).toMatchObject({ width: 300, height: 200 });
});

test('a page that is not there is refused', async () => {
  await expect(drawPage(await page(0), 2, 100)).rejects.toMatchObject({ code: 'unknown_page' });
});

const drawn = (background: string, ink: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${background}"/><path d="M400 600 C 600 200 800 800 1200 400" fill="none" stroke="${ink}" stroke-width="12"/></svg>`,
    ),
  );

for (const format of ['png', 'jpeg', 'webp'] as const) {
  test(`a signature on grey paper as ${format} becomes ink on nothing, trimmed`, async () => {
    const { png, width, height } = await normaliseImage(await drawn('#d8d4cc', '#223388').toFormat(format).toBuffer());
    expect(width).toBeLessThan(860);
    expect(height).toBeLessThan(400);
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    const alphas = data.filter((_, index) => index % 4 === 3);
    expect(alphas.filter((alpha) => alpha === 0).length).toBeGreaterThan(alphas.length * 0.6);
    expect(Math.max(...alphas.slice(0, 100_000))).toBeGreaterThan(200);
  });
}

test('a wide picture is brought down to 1200 pixels', async () => {
  const wide = sharp({ create: { width: 3_000, height: 400, channels: 3, background: '#fff' } });
  const ink = await sharp({ create: { width: 2_900, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(
    (
      await normaliseImage(
        await wide
          .composite([{ input: ink, top: 100, left: 50 }])
          .png()
          .toBuffer(),
      )
    ).width,
  ).toBe(1_200);
});

const solid = (background: string) =>
  sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
const bad: Record<string, () => Promise<Buffer>> = {
  'bytes that are no picture': async () => Buffer.from('hello'),
  'a white picture': () => solid('#fff'),
  'a black picture': () => solid('#000'),
  'a GIF': () =>
    sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
      .gif()
      .toBuffer(),
  'an SVG': async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="5" height="5"/></svg>'),
  'a cut PNG': async () => (await drawn('#fff', '#000').png().toBuffer()).subarray(0, 2_000),
  'a picture of 100 megapixels': () =>
    sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
};

for (const [name, make] of Object.entries(bad)) {
  test(`${name} is refused as a signature`, async () => {
    await expect(normaliseImage(await make())).rejects.toMatchObject({ code: 'bad_image' });
  });
}
