import { edited, pdfFromObjects, streamObject } from '@/lib/engines/pdf/testing/odd-pages';

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const content = (words: string) => streamObject('', Buffer.from(words, 'latin1'));
const drawing = (entries: string, words: string) => streamObject(`/Type /XObject /Subtype /Form ${entries}`, Buffer.from(words, 'latin1'));
const contract = 'BT /F1 18 Tf 72 700 Td (You pay 10 EUR.) Tj ET\n';

type Page = { catalog?: string; page?: string; words?: string; fonts?: string; objects?: (string | Uint8Array)[] };

/** One page of the words, in Helvetica as /F1; further objects are numbered from 6. */
function onePage({ catalog = '', page = '', words = contract, fonts = '', objects = [] }: Page): Uint8Array {
  const box = page.includes('/MediaBox') ? '' : '/MediaBox [0 0 595 842]';
  return pdfFromObjects([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    PAGES,
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << /Font << /F1 5 0 R ${fonts} >> /Properties << /Layer 6 0 R >> >> ${page} >>`,
    content(words),
    HELVETICA,
    ...objects,
  ]);
}

const paid = '/Resources << /Font << /F1 5 0 R >> >>';
const payMore = drawing(`/BBox [0 0 300 30] ${paid}`, 'BT /F1 18 Tf 4 8 Td (PAY 99999 EUR NOW) Tj ET');
const freeText = (entries: string) =>
  onePage({
    page: '/Annots [6 0 R]',
    objects: [`<< /Type /Annot /Subtype /FreeText /Rect [72 600 372 630] ${entries} /AP << /N 7 0 R >> /DA (/Helv 12 Tf) /Contents (x) >>`, payMore],
  });

const layered = (configuration: string, group = '') =>
  onePage({
    catalog: `/OCProperties << /OCGs [6 0 R] /D << ${configuration} >> >>`,
    words: `${contract}/OC /Layer BDC BT /F1 18 Tf 72 600 Td (PAY 99999 EUR NOW) Tj ET EMC`,
    objects: [`<< /Type /OCG /Name (Layer) ${group} >>`],
  });

const japanese = (encoding: string, font: string, words: string) =>
  onePage({
    words: `${contract}BT /F2 18 Tf 72 600 Td ${words} Tj ET`,
    fonts: '/F2 6 0 R',
    objects: [
      `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /${encoding} /DescendantFonts [7 0 R] >>`,
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 8 0 R /DW 1000 >>`,
      `<< /Type /FontDescriptor /FontName /${font} /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 >>`,
    ],
  });

const field = (entries: string) => `<< /Type /Annot /Subtype /Widget /Rect [72 560 300 620] /F 4 /DA (/Helv 12 Tf 0 g) ${entries} >>`;
const form = '/AcroForm << /Fields [6 0 R] /DR << /Font << /Helv 5 0 R >> >> /DA (/Helv 12 Tf 0 g) >>';

/** A second list of objects after the end, by which page 1 says something else; only readers that trust the last `startxref` follow it. */
function twoChains(): Uint8Array {
  const first = Buffer.from(onePage({}));
  const other = content('BT /F1 18 Tf 72 700 Td (PAY 99999 EUR NOW) Tj ET');
  const start = first.length;
  const object = Buffer.concat([Buffer.from('4 0 obj\n'), Buffer.from(other), Buffer.from('\nendobj\n')]);
  const size = 6;
  const list = start + object.length;
  const offset = String(start).padStart(10, '0');
  // The last list is a whole one with its own trailer; the line that leads to it stands behind a false end of the file.
  const update = `xref\n4 1\n${offset} 00000 n \ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${list}\n%%EOF\n`;
  const older = /startxref\s+(\d+)/.exec(first.toString('latin1'))?.[1] ?? '0';
  return new Uint8Array(
    Buffer.concat([first, object, Buffer.from(update.replace('/Root', `/Prev ${older} /Root`)), Buffer.from(`startxref\n${older}\n%%EOF\n`)]),
  );
}

/** Two objects of one number: the list leads to one, and a reader that rebuilds the list takes the other. */
const objectTwice = (): Uint8Array =>
  edited(onePage({}), (pdf) =>
    pdf
      .replace('xref\n0', `4 0 obj\n<< /Length 53 >>\nstream\nBT /F1 18 Tf 72 700 Td (PAY 99999 EUR NOW) Tj ET     \nendstream\nendobj\nxref\n0`)
      .replace(/startxref\s+\d+/, 'startxref\n7'),
  );

const toUnicode = (target: string) => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <79> <${target}> endbfchar endcmap end end`;

const unmapped = (target: string) =>
  onePage({
    fonts: '/F2 6 0 R',
    words: `${contract}BT /F2 18 Tf 72 600 Td (any) Tj ET`,
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>', content(toUnicode(target))],
  });

/** Files that show one thing to one reader and another to the next, or in which marks would not be seen: one for each way. */
export const attackFiles = {
  'a text that is not viewed but printed': () => freeText('/F 36'),
  'a text that is hidden': () => freeText('/F 2'),
  'a text that is viewed and not printed': () => freeText('/F 0'),
  'a text that is larger than its box by its own matrix': () =>
    onePage({
      page: '/Annots [6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /FreeText /Rect [72 600 372 630] /F 4 /AP << /N 7 0 R >> /DA (/Helv 12 Tf) /Contents (x) >>',
        drawing(`/BBox [0 0 150 60] /Matrix [0 1 -1 0 20 5] ${paid}`, 'BT /F1 18 Tf 4 8 Td (PAY 99999) Tj ET'),
      ],
    }),
  'a line without appearance': () =>
    onePage({
      page: '/Annots [6 0 R]',
      objects: ['<< /Type /Annot /Subtype /Line /Rect [60 690 260 720] /L [70 706 250 706] /C [1 0 0] /BS << /W 3 >> /F 4 >>'],
    }),
  'a square without appearance': () =>
    onePage({ page: '/Annots [6 0 R]', objects: ['<< /Type /Annot /Subtype /Square /Rect [60 690 260 720] /IC [0 0 0] /C [0 0 0] /BS << /W 3 >> /F 4 >>'] }),
  'a highlight without appearance': () =>
    onePage({
      page: '/Annots [6 0 R]',
      objects: ['<< /Type /Annot /Subtype /Highlight /Rect [60 690 260 720] /QuadPoints [60 720 260 720 60 690 260 690] /C [0 0 0] /F 4 >>'],
    }),
  'a stamp that turns with the reader, on a page that is turned': () =>
    onePage({
      page: '/Rotate 90 /Annots [6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Stamp /Rect [200 400 400 430] /F 20 /AP << /N 7 0 R >> /Contents (x) >>',
        drawing(`/BBox [0 0 200 30] ${paid}`, 'BT /F1 18 Tf 4 8 Td (NOT VALID) Tj ET'),
      ],
    }),
  'a link with a border and a drawing of its own': () =>
    onePage({
      page: '/Annots [6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Link /Rect [72 600 372 630] /Border [0 0 2] /A << /S /URI /URI (https://example.com/) >> /AP << /N 7 0 R >> >>',
        payMore,
      ],
    }),
  'a layer that is off': () => layered('/OFF [6 0 R]'),
  'a layer that is on': () => layered('/ON [6 0 R]'),
  'a layer that is printed and not viewed': () =>
    layered(
      '/AS [<< /Event /View /Category [/View] /OCGs [6 0 R] >> << /Event /Print /Category [/Print] /OCGs [6 0 R] >>]',
      '/Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >>',
    ),
  'a layer that is off unless somebody chooses otherwise': () => layered('/BaseState /OFF'),
  'Japanese without its font, by Unicode': () => japanese('UniJIS-UTF16-H', 'HeiseiMin-W3', '<5951 7D04 66F8 91D1 0033>'),
  'Japanese without its font, by Shift JIS': () => japanese('90ms-RKSJ-H', 'MS-Mincho', '<8C5F 96F1 8F91>'),
  'Latin in a font that nobody has': () =>
    onePage({
      fonts: '/F2 6 0 R',
      words: `${contract}BT /F2 18 Tf 72 600 Td (and 5 EUR more) Tj ET`,
      objects: [
        '<< /Type /Font /Subtype /TrueType /BaseFont /Nobody,Bold /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 34 /Widths [300 300 300] /FontDescriptor 7 0 R >>',
        '<< /Type /FontDescriptor /FontName /Nobody,Bold /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 120 >>',
      ],
    }),
  'a font whose name has a comma': () => onePage({ words: 'BT /A,B 18 Tf 72 700 Td (You pay 10 EUR.) Tj ET', fonts: '/A,B 5 0 R' }),
  'a font whose name has a space and a letter beyond ASCII': () =>
    onePage({ words: 'BT /A#20B#e9 18 Tf 72 700 Td (You pay 10 EUR.) Tj ET', fonts: '/A#20B#e9 5 0 R' }),
  'a field that two pages share': () =>
    pdfFromObjects([
      `<< /Type /Catalog /Pages 2 0 R ${form} >>`,
      '<< /Type /Pages /Kids [3 0 R 8 0 R] /Count 2 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R] >>',
      content(contract),
      HELVETICA,
      field('/FT /Tx /T (price) /V (10 EUR) /AP << /N 7 0 R >>'),
      drawing(`/BBox [0 0 228 60] ${paid}`, 'BT /F1 18 Tf 4 20 Td (10 EUR) Tj ET'),
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R] >>',
    ]),
  'a field whose drawing is not its value': () =>
    onePage({
      catalog: form,
      page: '/Annots [6 0 R]',
      objects: [field('/FT /Tx /T (price) /V (99999 EUR) /AP << /N 7 0 R >>'), drawing(`/BBox [0 0 228 60] ${paid}`, 'BT /F1 18 Tf 4 20 Td (10 EUR) Tj ET')],
    }),
  'a field that nobody drew': () => onePage({ catalog: form, page: '/Annots [6 0 R]', objects: [field('/FT /Tx /T (price) /V (99999 EUR)')] }),
  'a list of which one is chosen': () =>
    onePage({ catalog: form, page: '/Annots [6 0 R]', objects: [field('/FT /Ch /T (rent) /Opt [(monthly) (yearly) (never)] /V (yearly) /I [1]')] }),
  'a string that does not end': () => onePage({ words: `${contract}BT /F1 18 Tf 72 600 Td (and 5 EUR more` }),
  'a dictionary that does not end': () => onePage({ words: `${contract}/Span << /ActualText (x` }),
  'a picture in the text that does not end': () => onePage({ words: `${contract}BI /W 10 /H 10 /BPC 8 /CS /G ID 0123456789` }),
  'a clip that leaves nothing to be seen': () => onePage({ words: `${contract}0 0 1 1 re W n` }),
  'a comment that does not end': () => onePage({ words: `${contract}% and now` }),
  'marks that would be drawn in white on white': () => onePage({ words: `${contract}/GS gs`, page: '' }),
  'a view that lies outside the paper': () => onePage({ page: '/CropBox [1000 1000 1400 1600]' }),
  'a view that is larger than the paper': () => onePage({ page: '/CropBox [-100 -100 900 1200]' }),
  'a view whose corners are the wrong way round': () => onePage({ page: '/CropBox [500 800 20 30]' }),
  'two lists of objects': twoChains,
  'an object that is there twice': objectTwice,
  'a character beyond Unicode': () => unmapped('7FFFFFFF'),
  'half a character': () => unmapped('D800'),
  'a hundred characters for one': () => unmapped('0041'.repeat(100)),
} satisfies Record<string, () => Uint8Array>;
