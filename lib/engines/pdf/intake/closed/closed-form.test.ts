import { inflateSync } from 'node:zlib';
import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { preparePdf, type TakeIn } from '@/lib/engines/pdf/intake/prepare-pdf';
import { takeInProven } from '@/lib/engines/pdf/intake/take-in-proven';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import { edited, pdfFromObjects, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { at, onePage, stream, word } from '@/lib/engines/pdf/testing/one-page';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';

afterAll(closePdfEngines);

/** Taken in without the comparison of pictures, which refuses some of these files first. */
const closed: TakeIn = (pdf, wants) => takeInProven(pdf, { ...wants, isProven: true });
const prepare = async (pdf: Uint8Array) => (await preparePdf({ pdf, locale: 'en', parties: [], placements: [] }, closed)).pdf;
const refusal = (pdf: Uint8Array) => prepare(pdf).catch((error) => ({ code: error.code, message: error.message }));
const linesOf = async (pdf: Uint8Array, page = 1) => (await describePages(pdf))[page - 1]?.lines.map((line) => line.text) ?? [];
/** All that a file says, its streams unpacked. */
async function written(pdf: Uint8Array): Promise<string> {
  const { context } = await openPdf(pdf);
  const streams = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    return [String(object.dict), String(object.dict.get(PDFName.of('Filter'))) === '/FlateDecode' ? inflateSync(object.contents).toString('latin1') : ''];
  });
  return [Buffer.from(pdf).toString('latin1'), ...streams].join('\n');
}
const annotation = (entries: string) => `<< /Type /Annot ${entries} >>`;

test('a text that only printers would show is not taken along', async () => {
  const pdf = onePage({
    content: at(100, 700, 'You pay 10 EUR'),
    page: '/Annots [6 0 R]',
    objects: [annotation('/Subtype /FreeText /Rect [100 650 300 670] /F 36 /AP << /N 7 0 R >> /Contents (PAY 99999)'), word('PAY 99999 EUR NOW')],
  });
  const prepared = await prepare(pdf);
  expect(await linesOf(prepared)).toEqual(['You pay 10 EUR']);
  expect(await written(prepared)).not.toMatch(/PAY|Annot/);
});

for (const kind of [
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Caret',
  'Ink',
  'Stamp',
  'Redact',
]) {
  test(`${kind}, which programs draw themselves, is refused with its page if it has no appearance, drawn if it has, and gone if it is hidden`, async () => {
    const pdf = (entries: string) =>
      onePage({ page: '/Annots [6 0 R]', objects: [annotation(`/Subtype /${kind} /Rect [100 650 200 670] /L [100 650 200 670] ${entries}`), word('Remark')] });
    expect(await refusal(pdf('/F 4'))).toMatchObject({ code: 'shown_differently', message: expect.stringMatching(/^Page 1 holds an? \w/) });
    expect(await linesOf(await prepare(pdf('/F 4 /AP << /N 7 0 R >>')))).toEqual(['Plain', 'Remark']);
    expect(await linesOf(await prepare(pdf('/F 2')))).toEqual(['Plain']);
  });
}

test('what is drawn of an annotation is content: no annotation remains, and it cannot be moved or taken away', async () => {
  const prepared = await prepare(
    onePage({
      page: '/Annots [6 0 R]',
      objects: [annotation('/Subtype /Stamp /Rect [100 650 200 670] /AP << /N 7 0 R >> /Contents (hidden words)'), word('Seen')],
    }),
  );
  expect(await written(prepared)).not.toMatch(/Annots|Stamp|hidden words/);
  const { unlike } = await pixelsOfPage(prepared, 1);
  expect(unlike({ x: 100 / 600, y: 130 / 800, width: 60 / 600, height: 20 / 800 })).toBeGreaterThan(0.05);
});

test('a field that two pages share is drawn on both', async () => {
  const pdf = pdfFromObjects([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    ...[1, 2].map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Annots [6 0 R] >>'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    annotation('/Subtype /Widget /FT /Tx /T (a) /V (Shared) /Rect [100 650 200 670] /AP << /N 7 0 R >>'),
    word('Shared'),
  ]);
  const prepared = await prepare(pdf);
  expect([await linesOf(prepared, 1), await linesOf(prepared, 2)]).toEqual([['Shared'], ['Shared']]);
});

for (const [state, shown] of [
  ['/AS /Yes', 'Ticked'],
  ['/AS /Off', 'Empty'],
  ['/V /Yes', 'Ticked'],
  ['', 'Empty'],
] as const) {
  test(`a box with ${state || 'no state'} is drawn as ${shown.toLowerCase()}`, async () => {
    const box = annotation(`/Subtype /Widget /FT /Btn /T (a) ${state} /Rect [100 650 200 670] /AP << /N << /Yes 7 0 R /Off 8 0 R >> >>`);
    const pdf = onePage({ catalog: '/AcroForm << /Fields [6 0 R] >>', page: '/Annots [6 0 R]', objects: [box, word('Ticked'), word('Empty')] });
    expect(await linesOf(await prepare(pdf))).toEqual(['Plain', shown]);
  });
}

test('the chosen line of a list field is drawn', async () => {
  const list = annotation('/Subtype /Widget /FT /Ch /T (a) /Opt [(monthly) (yearly)] /V (yearly) /I [1] /Rect [100 640 200 680] /DA (/F1 12 Tf 0 g) /F 4');
  const pdf = onePage({ catalog: '/AcroForm << /Fields [6 0 R] /DR << /Font << /F1 5 0 R >> >> >>', page: '/Annots [6 0 R]', objects: [list] });
  expect(await linesOf(await prepare(pdf))).toEqual(expect.arrayContaining(['yearly']));
});

test('what does not turn with its page stands upright from its upper left corner', async () => {
  const stamp = (flags: number) =>
    onePage({
      page: '/Rotate 90 /Annots [6 0 R]',
      objects: [
        annotation(`/Subtype /Stamp /F ${flags} /Rect [300 300 400 320] /AP << /N 7 0 R >>`),
        stream('/Type /XObject /Subtype /Form /BBox [0 0 100 20]', '1 0 0 rg 0 0 100 20 re f'),
      ],
    });
  const [upright, turned] = await Promise.all([20, 4].map(async (flags) => pixelsOfPage(await prepare(stamp(flags)), 1)));
  // The page is shown 800 x 600; the corner (300, 320) stands at (320, 300) from its top left.
  const box = (width: number, height: number) => ({ x: 322 / 800, y: 302 / 600, width: width / 800, height: height / 600 });
  expect(upright?.unlike(box(96, 16), [255, 0, 0])).toBe(0);
  expect(turned?.unlike(box(96, 16), [255, 0, 0])).toBe(1);
});

/** Layers by number from object 6 on: on, off, for printing alone, and one that programs read differently. */
const layers = {
  catalog: `/OCProperties << /OCGs [6 0 R 7 0 R 8 0 R 9 0 R] /D << /ON [6 0 R 9 0 R] /OFF [7 0 R 8 0 R]
    /AS [<< /Event /View /Category [/View] /OCGs [8 0 R] >>] >> >>`,
  groups: [
    '<< /Type /OCG /Name (on) >>',
    '<< /Type /OCG /Name (off) >>',
    '<< /Type /OCG /Name (print) /Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >> >>',
    '<< /Type /OCG /Name (unclear) /Usage << /View << /ViewState /OFF >> >> >>',
  ],
  properties: '/Properties << /On 6 0 R /Off 7 0 R /Print 8 0 R /Unclear 9 0 R /Not 10 0 R >>',
};
const inLayer = (name: string, y: number, text: string) => `/OC /${name} BDC ${at(100, y, text)} EMC`;

test('layers that are not shown leave the content streams, whichever way they are made, and no layer remains', async () => {
  const pdf = onePage({
    catalog: layers.catalog,
    resources: `${layers.properties} /XObject << /X 11 0 R /Y 12 0 R >>`,
    content: [
      inLayer('On', 700, 'Shown'),
      inLayer('Off', 680, 'Hidden'),
      inLayer('Print', 660, 'Printed'),
      inLayer('Not', 640, 'Inverse'),
      '/OC /Off BDC 1 0 0 rg 0 0 600 100 re f /F1 12 Tf q BI /W 1 /H 1 /BPC 8 /CS /G ID \u0000 EI Q EMC',
      'q 1 0 0 1 100 600 cm /X Do Q q 1 0 0 1 100 580 cm /Y Do Q',
      at(100, 500, 'After'),
    ].join('\n'),
    page: '/Annots [13 0 R]',
    objects: [
      ...layers.groups,
      '<< /Type /OCMD /OCGs 7 0 R /P /AllOff >>',
      word('Pictured', '/OC 6 0 R'),
      word('Invisible', '/OC 7 0 R'),
      annotation('/Subtype /Stamp /OC 7 0 R /Rect [100 300 200 320] /AP << /N 14 0 R >>'),
      word('Stamped'),
    ],
  });
  const prepared = await prepare(pdf);
  expect(await linesOf(prepared)).toEqual(['Shown', 'Inverse', 'Pictured', 'After']);
  expect(await written(prepared)).not.toMatch(/Hidden|Printed|Invisible|Stamped|\/OC|600 100 re f|\bBI\b/);
  const { unlike } = await pixelsOfPage(prepared, 1);
  expect(unlike({ x: 0, y: 0.9, width: 1, height: 0.1 })).toBe(0);
});

for (const [name, content] of [
  ['that programs switch differently', inLayer('Unclear', 700, 'Maybe')],
  ['in the middle of a line', `BT /F1 12 Tf 100 700 Td (You pay ) Tj /OC /Off BDC (not ) Tj EMC (today) Tj ET`],
] as const) {
  test(`a layer ${name} is refused with its page`, async () => {
    const pdf = onePage({ catalog: layers.catalog, resources: layers.properties, content, objects: layers.groups });
    expect(await refusal(pdf)).toMatchObject({ code: 'shown_differently', message: expect.stringMatching(/^Page 1 h(as|olds) /) });
  });
}

test('what is private to a program, and what nothing draws, is not carried along', async () => {
  const secret = stream('/Type /Metadata /Subtype /XML', '<x>secret history</x>');
  const pdf = onePage({
    catalog: '/Metadata 6 0 R /PieceInfo << /App << /Private (secret) >> >> /Outlines << /Title (secret) >> /PageLabels << >>',
    page: '/Metadata 6 0 R /PieceInfo << /App << /Private (secret) >> >> /LastModified (D:2020) /Thumb 7 0 R /AF [6 0 R] /Secret (secret)',
    resources: '/XObject << /Used 7 0 R /Unused 8 0 R >>',
    content: `${at(100, 700, 'Plain')} q 10 0 0 10 0 0 cm /Used Do Q`,
    objects: [
      secret,
      stream('/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Metadata 6 0 R /Mine (secret)', 'x'),
      word('secret'),
    ],
  });
  const prepared = await prepare(pdf);
  expect(await written(prepared)).not.toMatch(/secret|Metadata|PieceInfo|LastModified|Thumb|Outlines|PageLabels|\/AF|Unused/);
  expect(await linesOf(prepared)).toEqual(['Plain']);
});

test('of links only the place, the way into the web or to a page, and nothing more remains', async () => {
  const link = (entries: string) => annotation(`/Subtype /Link /Rect [100 600 200 620] /Contents (secret) /Border [0 0 1] ${entries}`);
  const pdf = onePage({
    catalog: '/Names << /Dests << /Names [(there) [3 0 R /XYZ 0 700 null]] >> >>',
    page: '/Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R]',
    objects: [
      link('/A << /S /URI /URI (https://example.com/a\\(b\\)) /Next << /S /JavaScript /JS (x) >> >>'),
      link('/A << /S /URI /URI (mailto:anna@example.com) >>'),
      link('/A << /S /URI /URI (file:///etc/passwd) >>'),
      link('/Dest (there)'),
      link('/A << /S /GoToR /F (other.pdf) /D [0 /Fit] >>'),
    ],
  });
  const text = await written(await prepare(pdf));
  expect(text.match(/\/Subtype \/Link/g)).toHaveLength(3);
  expect(text).toContain('https://example.com/a\\(b\\)');
  expect(text).toContain('mailto:anna@example.com');
  expect(text).toMatch(/\/Dest \[ ?\d+ 0 R \/XYZ 0 700 null ?\]/);
  expect(text).not.toMatch(/secret|file:|GoToR|JavaScript|there|\/Names/);
});

test('a file whose tables find another version of a page than its end holds is refused', async () => {
  const pdf = onePage({ content: at(100, 700, 'You pay 10 EUR') });
  const later = Buffer.from(stream('', at(100, 700, 'You pay 99999 EUR')));
  const both = edited(pdf, (text) => text.replace(/startxref[\s\S]*$/, (end) => `4 0 obj\n${later.toString('latin1')}\nendobj\n${end}`));
  expect(await linesOf(both)).toEqual(['You pay 10 EUR']);
  expect(await refusal(both)).toMatchObject({ code: 'shown_differently', message: expect.stringContaining('more than one version') });
});

test('a later version that the tables do name is the one that is taken', async () => {
  const pdf = onePage({ content: at(100, 700, 'You pay 99999 EUR') });
  const start = /startxref\s+(\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
  const body = Buffer.from(stream('', at(100, 700, 'You pay 10 EUR'))).toString('latin1');
  const update = `4 0 obj\n${body}\nendobj\n`;
  const table = `xref\n4 1\n${String(pdf.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${start} >>\nstartxref\n${pdf.length + update.length}\n%%EOF\n`;
  const prepared = await prepare(edited(pdf, (text) => text + update + table));
  expect(await linesOf(prepared)).toEqual(['You pay 10 EUR']);
  expect(await written(prepared)).not.toContain('99999');
});

for (const [name, end] of Object.entries({
  'an open string': '(swallows ) what (follows',
  'a string that ends in a backslash': '(swallows\\',
  'an open array': '[ (swallows)',
  'an open dictionary': '/P << /MCID 0',
  'an open hexadecimal string': '<48',
  'an inline picture without an end': 'BI /W 1 /H 1 /BPC 8 /CS /G ID xyz',
  'open text, states and marks': 'q 0.1 0 0 0.1 0 0 cm /P BMC BT /F1 12 Tf',
  'a path that nothing drew': '0 0 m 600 0 l 600 800 l',
  'more restored than was saved': 'Q Q 0.5 0 0 0.5 0 0 cm Q',
})) {
  test(`after ${name} at the end of a page marks are still drawn where they belong`, async () => {
    const prepared = await prepare(onePage({ content: `${at(100, 700, 'Plain')} ${end}` }));
    const mark = { page: 1, x: 0.5, y: 0.5, width: 0.3, height: 0.05, type: 'text' as const, text: 'Signed here' };
    const signed = await assembleSigned({ pdf: prepared, marks: [mark], certificate: null, attachments: [], locale: 'en', modifiedAt: new Date(0) });
    expect(await linesOf(signed)).toEqual(['Plain', 'Signed here']);
    expect((await pixelsOfPage(signed, 1)).unlike(mark)).toBeGreaterThan(0.01);
  });
}

test('what a surplus restore did not undo is not undone', async () => {
  const content = '0.5 0 0 0.5 0 0 cm Q 1 0 0 rg 0 0 600 800 re f';
  const { unlike } = await pixelsOfPage(await prepare(onePage({ content })), 1);
  expect(unlike({ x: 0.01, y: 0.51, width: 0.48, height: 0.48 }, [255, 0, 0])).toBe(0);
  expect(unlike({ x: 0.51, y: 0.01, width: 0.48, height: 0.98 })).toBe(0);
});

test('a page that is cut to an area outside of its sheet is refused with its number', async () => {
  const outside = await pdfOf([{}, { crop: [1_000, 1_000, 200, 200] }]);
  expect(await refusal(outside)).toMatchObject({ code: 'shown_differently', message: expect.stringContaining('Page 2 is cut') });
});

test('text in a font whose name holds escaped signs stays', async () => {
  const pdf = edited(onePage({ content: '/Fon#2ct 12 Tf' }), (text) =>
    text.replace('/Fon#2ct 12 Tf', 'BT /Fon#2ct 12 Tf 100 700 Td (Still here) Tj ET').replace('/F1 5 0 R', '/Fon#2ct 5 0 R'),
  );
  const prepared = await prepare(pdf);
  expect(await linesOf(prepared)).toEqual(['Still here']);
  expect((await pixelsOfPage(prepared, 1)).unlike({ x: 100 / 600, y: 88 / 800, width: 60 / 600, height: 14 / 800 })).toBeGreaterThan(0.05);
});

test('the structure for screen readers stays, without what is private in it', async () => {
  const pdf = onePage({
    catalog: '/MarkInfo << /Marked true >> /Lang (en) /StructTreeRoot 6 0 R',
    page: '/StructParents 0',
    content: `/P << /MCID 0 >> BDC ${at(100, 700, 'Read aloud')} EMC`,
    objects: [
      '<< /Type /StructTreeRoot /K [7 0 R] /ParentTree << /Nums [0 [7 0 R]] >> /AF [5 0 R] >>',
      '<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 0 /T (secret) /Mine (secret) /A << /O /Layout /Placement /Block >> >>',
    ],
  });
  const text = await written(await prepare(pdf));
  expect(text).toMatch(/\/StructElem[\s\S]*\/Placement \/Block|\/Placement \/Block[\s\S]*\/StructElem/);
  expect(text).toMatch(/\/Marked true/);
  expect(text).not.toMatch(/secret|\/AF\b/);
});
