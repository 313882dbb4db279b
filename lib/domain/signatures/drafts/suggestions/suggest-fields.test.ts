import { degrees, type PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { takeInJudged } from '@/lib/domain/files/judged-pdf';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { textPdf } from '@/lib/testing/text-pdf';
import { suggestFields } from './suggest-fields';

type Drawn = { text?: string; x: number; y: number; line?: number };

/** A page of A4 with words and drawn lines, in points from the bottom left. */
const paper = (drawn: readonly Drawn[], change: (document: PDFDocument) => void | Promise<void> = () => {}) =>
  pdfOf([{}], async (document) => {
    const [page] = document.getPages();
    const font = await document.embedFont(StandardFonts.Helvetica);
    page?.setSize(595, 842);
    for (const { text, x, y, line } of drawn) {
      if (text) page?.drawText(text, { x, y, size: 11, font });
      if (line) page?.drawLine({ start: { x, y }, end: { x: x + line, y }, thickness: 0.7 });
    }
    await change(document);
  });

async function suggested(pdf: Uint8Array) {
  return suggestFields(await takeInJudged(pdf, { wantsTags: true, wantsCaptions: true }));
}

const asPoints = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  left: x * 595,
  right: (x + width) * 595,
  top: (1 - y) * 842,
  bottom: (1 - y - height) * 842,
});

test('the end of a German contract: lines of underscores with their words below them', { timeout: 60_000 }, async () => {
  const found = await suggested(
    await paper([
      { text: '____________________', x: 60, y: 200 },
      { text: '____________________', x: 330, y: 200 },
      { text: 'Ort, Datum', x: 60, y: 186 },
      { text: 'Unterschrift Mieter', x: 330, y: 186 },
      { text: 'Der Mieter zahlt die Miete zum Ersten jedes Monats und hinterlegt eine Kaution.', x: 60, y: 400 },
    ]),
  );
  expect(found).toMatchObject([
    { kind: 'text', label: 'Ort, Datum', why: 'word', text: 'Ort, Datum', page: 1, party: 'signer' },
    { kind: 'signature', why: 'word', text: 'Unterschrift Mieter' },
  ]);
  const [, signature] = found.map(asPoints);
  expect([signature?.left, signature?.bottom]).toEqual([expect.closeTo(330, -1), expect.closeTo(198, -1)]);
  expect((signature?.top ?? 0) - (signature?.bottom ?? 0)).toBeCloseTo(40, 0);
});

test('an English form: words before underscores, before dots, before a drawn line, and before nothing', async () => {
  const found = await suggested(
    await paper([
      { text: 'Name: ______________________', x: 60, y: 700 },
      { text: 'Place ......................', x: 60, y: 660 },
      { text: 'Date', x: 60, y: 620 },
      { x: 95, y: 619, line: 120 },
      { text: 'Signature:', x: 60, y: 560 },
    ]),
  );
  expect(found.map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['text', 'Name', 'Name'],
    ['text', 'Place', 'Place'],
    ['date', 'Date', undefined],
    ['signature', 'Signature', undefined],
  ]);
  const [name, , date, signature] = found.map(asPoints);
  expect([name?.left, date?.left, date?.right]).toEqual([expect.closeTo(96, -1), expect.closeTo(95, -1), expect.closeTo(205, -1)]);
  expect(signature?.left).toBeGreaterThan(110);
});

test('a contents page, a sentence about signatures and a total ask for nothing', async () => {
  const found = await suggested(
    await paper([
      { text: 'Signature .................................. 12', x: 60, y: 700 },
      { text: 'The date of delivery and the signature of the parties are agreed upon as follows:', x: 60, y: 660 },
      { text: 'Total: ____________', x: 60, y: 620 },
    ]),
  );
  expect(found).toEqual([]);
});

test('where a tag stands the words before it say nothing more; a tag of somebody unknown makes none', async () => {
  const found = await suggested(
    await paper([
      { text: 'Signature: {{signature:sender}}', x: 60, y: 700 },
      { text: 'Date: {{date:nobody}}', x: 60, y: 600 },
    ]),
  );
  expect(found).toMatchObject([{ kind: 'signature', party: 'sender', why: 'tag', text: 'signature:sender' }]);
});

test('a form says where its empty fields are and what they ask for, on a turned page too; filled ones and ticks ask for nothing', async () => {
  const pdf = await paper([{ text: 'Name', x: 60, y: 705 }], async (document) => {
    const form = document.getForm();
    const [page] = document.getPages();
    if (!page) return;
    page.setRotation(degrees(90));
    const field = (name: string, y: number) => {
      const made = form.createTextField(name);
      made.addToPage(page, { x: 120, y, width: 200, height: 20 });
      return made;
    };
    field('Full name', 700);
    field('signature_1', 650);
    field('Datum', 600);
    field('Filled', 550).setText('Anna');
    form.createCheckBox('Agreed').addToPage(page, { x: 120, y: 500 });
  });
  const found = await suggested(pdf);
  expect(found.filter(({ why }) => why === 'form-field').map(({ kind, text, label }) => [kind, text, label])).toEqual([
    ['text', 'Full name', 'Full name'],
    ['signature', 'signature_1', undefined],
    ['date', 'Datum', undefined],
  ]);
  const [first] = found;
  // Turned to the right, what was high up on the paper is far to the right.
  expect([first?.x, first?.y]).toEqual([expect.closeTo(700 / 842, 1), expect.closeTo(120 / 595, 1)]);
});

test('nothing on an empty page', async () => {
  expect(await suggested(Buffer.from(textPdf()))).toEqual([]);
});
