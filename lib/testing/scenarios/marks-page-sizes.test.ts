import { expect, test } from 'vitest';
import { apart } from '@/lib/engines/pdf/comparison/differences';
import type { Box } from '@/lib/engines/pdf/place';
import { type OddPage, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { asDocument, signedPdf } from './signed-pdf';
import { type EngineName, engines } from './two-engines';

const widthPx = 800;
const leastDifference = 60; // shades of 255

/** Fields of each kind; the page is as high as A4 is to its width. */
const boxes = {
  signature: { x: 0.1, y: 0.1, width: 0.35, height: 0.06 },
  date: { x: 0.55, y: 0.3, width: 0.3, height: 0.025 },
  text: { x: 0.2, y: 0.8, width: 0.4, height: 0.06 },
};

const pages: Record<string, OddPage> = {
  A4: { size: [595, 842] },
  A6: { size: [298, 421.7] },
  A3: { size: [842, 1191.5] },
  A0: { size: [2384, 3373.7] },
  'fourteen thousand points': { size: [10_175, 14_399] },
  'A4 that was turned': { size: [842, 595], rotate: 90 },
  'A0 that was turned the other way': { size: [3373.7, 2384], rotate: 270 },
  'a part of a larger sheet': { size: [1200, 1200], crop: [120, 60, 595, 842] },
  'A4 in units of a third of a point': { size: [1785, 2526], userUnit: 1 / 3 },
  'fourteen thousand points by a unit': { size: [1017.5, 1439.9], userUnit: 10 },
};

/** Where in a box ink was put, in fractions of the box. */
async function inkIn(engine: EngineName, presented: Uint8Array, signed: Uint8Array, box: Box) {
  const [before, after] = [await engines[engine](presented, 1, widthPx), await engines[engine](signed, 1, widthPx)];
  const { width, height } = after;
  const found = { left: 1, right: 0, top: 1, bottom: 0, outside: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (apart(before.pixels[at] ?? 0, after.pixels[at] ?? 0) < leastDifference) continue;
      const [across, down] = [((x + 0.5) / width - box.x) / box.width, ((y + 0.5) / height - box.y) / box.height];
      if (across < -0.01 || across > 1.01 || down < -0.05 || down > 1.05) found.outside += 1;
      else
        Object.assign(found, {
          left: Math.min(found.left, across),
          right: Math.max(found.right, across),
          top: Math.min(found.top, down),
          bottom: Math.max(found.bottom, down),
        });
    }
  return found;
}

for (const [kind, box] of Object.entries(boxes))
  test(`what is put into a ${kind} field has the same share of it on every page, from A6 to A0 and at 14,400 points`, { timeout: 180_000 }, async () => {
    const fields = [{ kind, page: 1, ...box }, ...(kind === 'signature' ? [] : [{ kind: 'signature', page: 1, x: 0.02, y: 0.92, width: 0.03, height: 0.01 }])];
    const seen: Record<string, unknown> = {};
    for (const [name, page] of Object.entries(pages)) {
      const { presented, signed } = await signedPdf({ ...asDocument(await pdfOf([page])), fields: fields.slice(0, 1) }, ([id]) =>
        id ? { [`field.${id}`]: 'Heidelberg' } : {},
      );
      for (const engine of Object.keys(engines) as EngineName[]) seen[`${name}, ${engine}`] = await inkIn(engine, presented, signed, box);
    }
    console.log(seen);
    expect(seen).toEqual({});
  });
