import { PDFDict, type PDFDocument, type PDFHexString, PDFName, type PDFString } from '@cantoo/pdf-lib';
import { pdfFromObjects, pdfOf, plainPages, streamObject } from '@/lib/engines/pdf/testing/odd-pages';

const name = (text: string) => PDFName.of(text);

/** A form with a text, a checked box, a choice and a field that nobody drew; `change` may spoil it. */
export function filledForm(change: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  return pdfOf(plainPages(2), (document) => {
    const form = document.getForm();
    const [first, second] = [document.getPage(0), document.getPage(1)];
    const city = form.createTextField('city');
    city.setText('Heidelberg');
    city.addToPage(first, { x: 100, y: 700, width: 200, height: 24 });
    const agreed = form.createCheckBox('agreed');
    agreed.addToPage(first, { x: 100, y: 640, width: 30, height: 30 });
    agreed.check();
    const refused = form.createCheckBox('refused');
    refused.addToPage(first, { x: 200, y: 640, width: 30, height: 30 });
    const rent = form.createDropdown('rent');
    rent.addOptions(['monthly', 'yearly']);
    rent.select('yearly');
    rent.addToPage(second, { x: 100, y: 700, width: 200, height: 24 });
    form.updateFieldAppearances();
    change(document);
  });
}

/** Replaces a text field's value as a program does that leaves the drawing to the reader. */
export function fillWithoutDrawing(document: PDFDocument, field: string, value: PDFString | PDFHexString): void {
  const { acroField } = document.getForm().getTextField(field);
  acroField.dict.set(name('V'), value);
  document.catalog.lookup(name('AcroForm'), PDFDict).set(name('NeedAppearances'), document.context.obj(true));
}

const attachment = streamObject('/Type /EmbeddedFile', Buffer.from('hidden attachment'));

/** Whatever can run, play, open or send, in one file; and three links that are harmless. */
export const activePdf = (): Uint8Array =>
  pdfFromObjects([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R /AA << /WC 5 0 R >> /AF [7 0 R]
      /Names << /JavaScript << /Names [(a) 5 0 R] >> /EmbeddedFiles << /Names [(a.txt) 7 0 R] >> >>
      /Outlines << /First 9 0 R /Last 9 0 R /Count 1 >> /Collection << /View /D >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /AA << /O 5 0 R >> /Annots [10 0 R 11 0 R 12 0 R 13 0 R 14 0 R 15 0 R 16 0 R]
      /Resources << /Font << /AA << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    streamObject('', Buffer.from('BT /AA 20 Tf 100 700 Td (Still here) Tj ET')),
    '<< /S /JavaScript /JS (app.alert\\("boo"\\)) /Next 6 0 R >>',
    '<< /S /Launch /F (cmd.exe) >>',
    '<< /Type /Filespec /F (a.txt) /EF << /F 8 0 R >> >>',
    attachment,
    '<< /Title (Go) /Parent 1 0 R /A 5 0 R >>',
    '<< /Type /Annot /Subtype /Link /Rect [100 600 200 620] /A << /S /URI /URI (https://example.com/terms) /Next 5 0 R >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [100 560 200 580] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [100 520 200 540] /A 6 0 R >>',
    '<< /Type /Annot /Subtype /FileAttachment /Rect [100 480 120 500] /FS 7 0 R >>',
    '<< /Type /Annot /Subtype /RichMedia /Rect [100 440 120 460] /RichMediaContent << >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [100 400 200 420] /A << /S /GoTo /D [3 0 R /Fit] >> >>',
    '<< /Type /Annot /Subtype /Link /Rect [100 360 200 380] /A << /S /SubmitForm /F (http://example.com/collect) >> >>',
  ]);

const withForm = (form: string, catalog = ''): Uint8Array =>
  pdfFromObjects([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << ${form} >> ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >>',
    streamObject('', Buffer.from('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>')),
    '<< /FT /Tx /T (a) /V (x) >>',
  ]);

export const xfaForms = {
  'without fields of its own': () => withForm('/Fields [] /XFA 4 0 R'),
  'that must be rendered': () => withForm('/Fields [5 0 R] /XFA 4 0 R', '/NeedsRendering true'),
};
export const xfaBesideFields = () => withForm('/Fields [5 0 R] /XFA 4 0 R');
/** A field for a signature that nobody made yet. */
export const emptySignatureField = () =>
  pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Annots [4 0 R] >>',
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (sig) /Rect [100 100 300 150] /P 3 0 R >>',
  ]);
