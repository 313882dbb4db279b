import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type OddPage, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { type Box, inkOn } from './ink-on-page';
import { asDocument, signedPdf } from './signed-pdf';

/** An F, thick enough to be seen where it is: turned or mirrored, it would be another letter. 200 by 200 with its pen. */
const letterF = JSON.stringify([
  [
    [102, 2],
    [102, 50],
    [102, 100],
    [102, 198],
  ],
  [
    [102, 2],
    [200, 2],
    [298, 2],
  ],
  [
    [102, 100],
    [180, 100],
    [230, 100],
  ],
]);

const kinds: Record<string, OddPage> = {
  'an ordinary page': {},
  'a crop box that is not the media box': { crop: [60, 90, 400, 500] },
  'a media box that begins elsewhere': { media: [-100, 50, 500, 700] },
  'both at once': { media: [-100, -50, 700, 900], crop: [-40, 30, 500, 600] },
  'a user unit of two': { userUnit: 2 },
};
const turns = [0, 90, 180, 270];

/** A square of the page as it is shown, so that the letter fills it. */
const squareOn = (aspect: number, at: { x: number; y: number }, width: number): Box => ({ ...at, width, height: width * aspect });

const shownAspect = ({ size = [600, 800], media, crop, rotate = 0 }: OddPage): number => {
  const [, , mediaWidth, mediaHeight] = media ?? [0, 0, ...size];
  const [width, height] = crop ? [crop[2], crop[3]] : [mediaWidth, mediaHeight];
  return rotate % 180 === 0 ? width / height : height / width;
};

describe('scenario 30: a mark lands where it was placed, upright, with none of it elsewhere', () => {
  for (const [name, kind] of Object.entries(kinds))
    test.each(turns)(`${name}, turned by %i`, { timeout: 60_000 }, async (rotate) => {
      const page = { ...kind, rotate };
      const box = squareOn(shownAspect(page), { x: 0.55, y: 0.15 }, 0.25);
      const pdf = await pdfOf([page]);
      const drawn = { signature_kind: 'drawn', signature_strokes: letterF };
      const { picture, presented, signed } = await signedPdf({ ...asDocument(pdf), fields: [{ kind: 'signature', page: 1, ...box }] }, drawn);
      const ink = inkOn(presented, signed, 1);
      // The signing page shows the same part of the page, so that the fractions mean the same place there.
      const { width = 0, height = 1 } = await sharp(picture).metadata();
      expect(Math.abs(width / height / ink.aspect - 1)).toBeLessThan(0.01);
      expect(ink.count).toBeGreaterThan(50);
      expect(ink.outside([box])).toBe(0);
      // It fills its box from edge to edge, ...
      const { left, right, top, bottom } = ink.extent(box);
      for (const [found, wanted] of [
        [left, box.x],
        [right, box.x + box.width],
        [top, box.y],
        [bottom, box.y + box.height],
      ] as const)
        expect(Math.abs(found - wanted)).toBeLessThan(0.012);
      // ... and is an F: ink at the top right and along the left, none at the bottom right.
      const part = (x: number, y: number): Box => ({ x: box.x + x * box.width, y: box.y + y * box.height, width: box.width * 0.25, height: box.height * 0.25 });
      expect([part(0.75, 0), part(0, 0.75), part(0, 0.3)].map((each) => ink.within(each) > 3)).toEqual([true, true, true]);
      expect([part(0.5, 0.75), part(0.75, 0.75), part(0.75, 0.4)].map((each) => ink.within(each))).toEqual([0, 0, 0]);
    });

  test('pages of mixed sizes and turns in one document: each mark on its own page, at its own place', { timeout: 60_000 }, async () => {
    const pages: OddPage[] = [
      { size: [595, 842] },
      { size: [842, 595], rotate: 90 },
      { size: [300, 400], rotate: 270, crop: [20, 30, 200, 300] },
      { size: [1200, 900], userUnit: 2, rotate: 180 },
      { size: [595, 842] },
    ];
    const places: Box[] = pages.map((page, index) => squareOn(shownAspect(page), { x: 0.05 + index * 0.1, y: 0.7 - index * 0.15 }, 0.2));
    // The last page gets nothing.
    const fields = places.slice(0, -1).map((box, index) => ({ kind: 'signature', page: index + 1, ...box }));
    const drawn = { signature_kind: 'drawn', signature_strokes: letterF };
    const { presented, signed } = await signedPdf({ ...asDocument(await pdfOf(pages)), fields }, drawn);
    const found = pages.map((_, index) => {
      const [ink, box] = [inkOn(presented, signed, index + 1), places[index] as Box];
      return { inside: ink.within(box) > 30, outside: ink.outside([box]), top: ink.extent(box).top };
    });
    expect(found.map(({ inside, outside }) => [inside, outside])).toEqual([...fields.map(() => [true, 0]), [false, 0]]);
    for (const [index, { top }] of found.slice(0, -1).entries()) expect(Math.abs(top - (places[index]?.y ?? 0))).toBeLessThan(0.012);
  });

  test('date and text stand in their boxes on a turned and cropped page, as text that can be read', { timeout: 60_000 }, async () => {
    const page: OddPage = { rotate: 90, crop: [60, 90, 400, 500], userUnit: 2 };
    const boxes = {
      signature: { x: 0.1, y: 0.1, width: 0.3, height: 0.1 },
      date: { x: 0.6, y: 0.3, width: 0.3, height: 0.05 },
      text: { x: 0.2, y: 0.8, width: 0.4, height: 0.06 },
    };
    const fields = Object.entries(boxes).map(([kind, box]) => ({ kind, page: 1, ...box }));
    const { presented, signed } = await signedPdf({ ...asDocument(await pdfOf([page])), fields }, ([id]) => ({ [`field.${id}`]: 'Heidelberg' }));
    const ink = inkOn(presented, signed, 1);
    for (const [kind, box] of Object.entries(boxes)) expect([kind, ink.within(box) > 20]).toEqual([kind, true]);
    expect(ink.outside(Object.values(boxes))).toBe(0);
  });
});
