import { degrees, PDFDocument, PDFName, PDFNumber, StandardFonts } from '@cantoo/pdf-lib';

export type OddPage = {
  size?: [number, number];
  rotate?: number;
  media?: [number, number, number, number];
  crop?: [number, number, number, number];
  userUnit?: number;
  text?: string;
};

/** A PDF of pages whose boxes are as described; each has its text, or "Page 1", in its middle. */
export async function pdfOf(pages: readonly OddPage[], change?: (document: PDFDocument) => void | Promise<void>): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, { size = [600, 800] as [number, number], rotate = 0, media, crop, userUnit, text = `Page ${index + 1}` }] of pages.entries()) {
    const page = document.addPage(size);
    if (media) page.setMediaBox(...media);
    if (crop) page.setCropBox(...crop);
    page.setRotation(degrees(rotate));
    if (userUnit) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
    const box = page.getCropBox();
    page.drawText(text, { x: box.x + box.width * 0.3, y: box.y + box.height * 0.6, size: 12, font });
  }
  await change?.(document);
  return document.save({ useObjectStreams: false, addDefaultPage: false });
}

export const plainPages = (count: number): OddPage[] => Array.from({ length: count }, () => ({}));

/** Bytes as latin1 text, changed, as bytes. */
export const edited = (pdf: Uint8Array, change: (text: string) => string): Uint8Array =>
  new Uint8Array(Buffer.from(change(Buffer.from(pdf).toString('latin1')), 'latin1'));

/** A PDF from its objects, numbered from 1; the first is the catalog. */
export function pdfFromObjects(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as Uint8Array), Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(parts));
}

/** A stream object with its dictionary's entries. */
export const streamObject = (entries: string, bytes: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]);
