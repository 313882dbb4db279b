import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beginText, endText, PDFDocument, PDFHexString, PDFName, type PDFRef, StandardFonts, setFontAndSize, setTextMatrix, showText } from '@cantoo/pdf-lib';

/** Different in each round, so that nothing is answered from a cache. */
export const onePageOfMarkdown = (round: number) => ({
  markdown: `## Scope\n\n${'A sentence of the contract. '.repeat(60)}\n\n${round}\n\n{{date:signer}} {{signature:signer}}`,
});

const textOf = (page: number, line: number) => `${page}.${line} The supplier delivers the design within thirty days of the order and answers for it.`;

/** Pages full of text, in a font that the file does not bring along. */
export async function contractPdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  for (let page = 1; page <= pages; page += 1) {
    const sheet = pdf.addPage([595, 842]);
    for (let line = 0; line < 45; line += 1)
      sheet.drawText(textOf(page, line), {
        x: 60,
        y: 780 - line * 16,
        size: 11,
        font,
      });
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

const FONT_FILE = 'node_modules/@expo-google-fonts/noto-sans-mono/400Regular/NotoSansMono_400Regular.ttf';

/** All letters of the font are equally wide. */
function embedMono({ context }: PDFDocument): PDFRef {
  const file = readFileSync(path.resolve(process.env.APP_ROOT ?? '.', FONT_FILE));
  const descriptor = { Type: 'FontDescriptor', FontName: 'NotoSansMono', Flags: 33, FontBBox: [0, -300, 600, 1000], ItalicAngle: 0 };
  const metrics = { Ascent: 1000, Descent: -300, CapHeight: 714, StemV: 80, FontFile2: context.register(context.flateStream(file, { Length1: file.length })) };
  const font = { Type: 'Font', Subtype: 'TrueType', BaseFont: 'NotoSansMono', Encoding: 'WinAnsiEncoding', FirstChar: 32, LastChar: 126 };
  return context.register(context.obj({ ...font, Widths: Array(95).fill(600), FontDescriptor: context.register(context.obj({ ...descriptor, ...metrics })) }));
}

/** The same pages in a font that the file brings along, as most files do. */
export async function embeddedPdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = embedMono(pdf);
  for (let page = 1; page <= pages; page += 1) {
    const sheet = pdf.addPage([595, 842]);
    sheet.node.setFontDictionary(PDFName.of('F1'), font);
    sheet.pushOperators(beginText(), setFontAndSize('F1', 9));
    for (let line = 0; line < 45; line += 1)
      sheet.pushOperators(setTextMatrix(1, 0, 0, 1, 50, 780 - line * 16), showText(PDFHexString.of(Buffer.from(textOf(page, line)).toString('hex'))));
    sheet.pushOperators(endText());
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
