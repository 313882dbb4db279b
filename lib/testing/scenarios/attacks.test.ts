import { describe, expect, test } from 'vitest';
import { differenceOf } from '@/lib/engines/pdf/comparison/differences';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import type { Box } from '@/lib/engines/pdf/place';
import { attackFiles } from '@/lib/engines/pdf/testing/attack-files';
import { makeAccount } from '../account';
import { createRequest } from '../signing';
import { asDocument, signedPdf } from './signed-pdf';
import { type EngineName, engines, type Seen } from './two-engines';

const widthPx = 1000;
const leastDifference = 70; // shades of 255
const thickDots = 4;
/** At the edges of a page, where it says what it belongs to. */
const margin = 0.05;
const field: Box = { x: 0.5, y: 0.8, width: 0.3, height: 0.06 };
const engineNames = Object.keys(engines) as EngineName[];

/** Values that every reader draws in letters of its own: they are compared by their words. */
const formField: Box = { x: 72 / 595, y: 1 - 620 / 842, width: 228 / 595, height: 60 / 842 };
const ownLetters: Record<string, string> = { 'a field that nobody drew': '99999 EUR', 'a list of which one is chosen': 'yearly' };

/** How many dots differ with their neighbours between two pages, within the margins and outside of the boxes; 0 where it is no more than soft edges. */
async function differing(engine: EngineName, one: Uint8Array, other: Uint8Array, page: number, boxes: Box[] = []): Promise<number> {
  const [before, after] = [await engines[engine](one, page, widthPx), await engines[engine](other, page, widthPx)];
  if (Math.abs(before.height - after.height) > 1) return Number.POSITIVE_INFINITY;
  const [width, height] = [before.width, Math.min(before.height, after.height)];
  const isLeftOut = (x: number, y: number) => {
    const [across, down] = [x / width, y / height];
    if (Math.min(across, down, 1 - across, 1 - down) < margin) return true;
    return boxes.some((box) => across > box.x - 0.01 && across < box.x + box.width + 0.01 && down > box.y - 0.01 && down < box.y + box.height + 0.01);
  };
  const cut = ({ pixels }: Seen) => ({ pixels: pixels.subarray(0, width * height), width, height });
  const { thick } = differenceOf(cut(before), cut(after), leastDifference, isLeftOut);
  return thick > thickDots ? thick : 0;
}

/** What an engine sees: pages on which the document changed when it was taken in or when it was signed, and whether the mark is there. */
async function seenBy(engine: EngineName, original: Uint8Array, { presented, signed }: { presented: Uint8Array; signed: Uint8Array }, leftOut: Box[]) {
  const seen = { engine, changed: [] as number[], spoilt: [] as number[], isMarked: (await differing(engine, presented, signed, 1)) > 0 };
  for (const page of (await describePages(presented)).keys()) {
    if ((await differing(engine, original, presented, page + 1, leftOut)) > 0) seen.changed.push(page + 1);
    if ((await differing(engine, presented, signed, page + 1, page === 0 ? [field] : [])) > 0) seen.spoilt.push(page + 1);
  }
  return seen;
}

describe.each(Object.entries(attackFiles))('%s', (name, make) => {
  test('is refused at creation with what to do, or is signed as two engines show it, with its mark to be seen', { timeout: 180_000 }, async () => {
    const original = make();
    const request = { ...asDocument(original), fields: [{ kind: 'signature', page: 1, ...field }] };
    const { key } = await makeAccount();
    const created = await createRequest(key, { ...request, title: undefined });
    if (created.status === 400) {
      const [detail] = created.json.details;
      expect(detail).toMatchObject({ path: 'document.pdf_base64', message: expect.stringMatching(/\. (Print|Save|Open|Export|Send|Fill)/) });
      if (process.env.SHOW) console.log('REFUSED', name, detail.code, detail.message);
      return;
    }
    expect([created.status, created.json.error]).toEqual([201, undefined]);
    const forms = await signedPdf(request);
    const words = ownLetters[name];
    if (words) expect((await describePages(forms.presented))[0]?.lines.map(({ text }) => text)).toContain(words);
    for (const engine of engineNames)
      expect(await seenBy(engine, original, forms, words ? [formField] : [])).toEqual({ engine, changed: [], spoilt: [], isMarked: true });
  });
});
