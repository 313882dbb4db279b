import { describe, expect, test } from 'vitest';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { type Box, inkOn, textOf } from './ink-on-page';
import { asDocument, signedPdf } from './signed-pdf';

const signature: Box = { x: 0.1, y: 0.8, width: 0.4, height: 0.06 };
const small: Box = { x: 0.35, y: 0.4, width: 0.2, height: 0.03 };
const narrow: Box = { x: 0.8, y: 0.3, width: 0.06, height: 0.06 };
const flat: Box = { x: 0.1, y: 0.5, width: 0.8, height: 0.012 };

const fieldsFor = (box: Box) => [
  { kind: 'signature', page: 1, ...signature },
  { kind: 'text', page: 1, label: 'Note', ...box },
];

async function filled(box: Box, text: string) {
  const { presented, signed } = await signedPdf({ ...asDocument(await pdfOf([{ size: [595, 842] }])), fields: fieldsFor(box) }, ([id]) => ({
    [`field.${id}`]: text,
  }));
  return { ink: inkOn(presented, signed, 1), text: textOf(signed, 1).replace(/\s+/g, '') };
}

const sentence = 'The keys are handed over on the first of May, and the deposit is paid back within six weeks of the end of the lease. ';
const texts: Record<string, string> = {
  'a sentence too long for its line': sentence,
  '500 characters of prose': sentence.repeat(5).slice(0, 500),
  'one word without a place to break': 'Donaudampfschifffahrtsgesellschaftskapitaenswitwe'.repeat(3),
  '500 letters in a row': 'W'.repeat(500),
  'as many lines as there are letters': Array.from('Rent, heating, water', (letter) => letter).join('\n'),
  'empty lines': `Top${'\n'.repeat(60)}Bottom`,
  'Japanese without spaces': '引き渡しは五月一日に行い、敷金は契約終了後六週間以内に返還するものとする。'.repeat(4),
  'Arabic from right to left': 'يتم تسليم المفاتيح في الأول من مايو ويعاد التأمين خلال ستة أسابيع من نهاية العقد. '.repeat(3),
  'towers of marks': `Z${'\u0301'.repeat(200)}algo`,
  'wide emoji': '🖊️📄'.repeat(60),
};
const boxes: Record<string, Box> = { 'a small box': small, 'a narrow box': narrow, 'a flat box': flat };

describe('scenario 31: a text that is too long for its field shrinks or wraps, and none of it stands outside', () => {
  for (const [where, box] of Object.entries(boxes))
    test.each(Object.entries(texts))(`%s in ${where}`, { timeout: 60_000 }, async (_, text) => {
      const { ink } = await filled(box, text);
      expect(ink.within(box)).toBeGreaterThan(5);
      expect(ink.outside([box, signature])).toBe(0);
    });

  test('the whole text is there to be read and copied, not cut', { timeout: 60_000 }, async () => {
    const long = texts['500 characters of prose'] ?? '';
    expect((await filled({ ...small, width: 0.5, height: 0.12 }, long)).text).toContain(long.replace(/\s+/g, ''));
  });

  test('a short text keeps its size in a large box', { timeout: 60_000 }, async () => {
    const large: Box = { x: 0.1, y: 0.2, width: 0.8, height: 0.3 };
    const { ink } = await filled(large, 'Bonn');
    const { left, right, top, bottom } = ink.extent(large);
    // Eleven points on a page of 595 by 842.
    expect([bottom - top < 14 / 842, right - left < 40 / 595, ink.outside([large, signature])]).toEqual([true, true, 0]);
  });

  test.each([
    ['a long name', 'Maximiliana Antonia von und zu Hohenlohe-Waldenburg-Schillingsfürst-Bartenstein'],
    ['one endless word', 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)],
    ['120 Han characters', '木'.repeat(120)],
  ])('a typed signature (%s) in a small box', { timeout: 60_000 }, async (_, name) => {
    const { presented, signed } = await signedPdf(
      { ...asDocument(await pdfOf([{ size: [595, 842] }])), fields: [{ kind: 'signature', page: 1, ...small }] },
      { signature_text: name },
    );
    const ink = inkOn(presented, signed, 1);
    expect(ink.within(small)).toBeGreaterThan(5);
    expect(ink.outside([small])).toBe(0);
  });
});
