import { inflateSync } from 'node:zlib';
import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { preparePdf, type TakeIn } from '@/lib/engines/pdf/intake/prepare-pdf';
import { takeInProven } from '@/lib/engines/pdf/intake/take-in-proven';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { hostileProfile } from '@/lib/engines/pdf/testing/hostile-profile';
import { onePage, stream } from '@/lib/engines/pdf/testing/one-page';

afterAll(closePdfEngines);

/** Taken in without the comparison of pictures, which refuses some of these files first. */
const closed: TakeIn = (pdf, wants) => takeInProven(pdf, { ...wants, isProven: true });
const prepare = async (pdf: Uint8Array) => (await preparePdf({ pdf, locale: 'en', parties: [], placements: [] }, closed)).pdf;
async function written(pdf: Uint8Array): Promise<string> {
  const { context } = await openPdf(pdf);
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => {
      if (!(object instanceof PDFRawStream)) return String(object);
      const isFlate = String(object.dict.get(PDFName.of('Filter'))) === '/FlateDecode';
      return `${object.dict}\n${isFlate ? inflateSync(object.contents).toString('latin1') : Buffer.from(object.contents).toString('latin1')}`;
    })
    .join('\n');
}

const BAR = '100 400 200 50 re f';
const white = '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1 >>';
const font =
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 7 0 R >> >>';
const glyph = (program: string) => onePage({ content: 'BT /F2 20 Tf (a) Tj ET', resources: '/Font << /F2 6 0 R >>', objects: [font, stream('', program)] });
const tile = '/PatternType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5';
const inSpace = (space: string, objects: (string | Uint8Array)[] = [white]) =>
  onePage({ content: `/C cs 1 scn ${BAR}`, resources: `/ColorSpace << /C ${space} >>`, objects });
const inState = (state: string) => onePage({ content: `/G gs ${BAR}`, resources: `/ExtGState << /G << ${state} >> >>`, objects: [white] });

const profile = (parts: number) => stream(`/N ${parts}`, Buffer.from(hostileProfile()).toString('latin1'));
const image = (entries: string, data: string) =>
  onePage({ content: '/I Do', resources: '/XObject << /I 6 0 R >>', objects: [stream(`/Subtype /Image /Width 8 /Height 1 ${entries}`, data)] });

for (const [what, pdf, stays, gone] of [
  ['of a list of blendings the first, as the signing page draws it', inState('/BM [/Foo /Multiply]'), /\/BM \/Normal/, /Multiply/],
  ['no transfer function, overprint or flatness of presses', inState('/LW 3 /TR 6 0 R /OP true /op true /OPM 1 /FL 99'), /\/LW 3/, /\/TR|\/OP|\/op|\/FL/],
  ['no dashes of negative length in a state', inState('/LW 3 /D [[-5] 0]'), /\/LW 3/, /\/D \[/],
  ['grey as it is, whatever gamma it states', inSpace('[/CalGray << /WhitePoint [1 1 1] /Gamma 0.001 >>]'), /\/C \[ \/DeviceGray \]/, /CalGray/],
  ['an ink of its own in place of one of the press', inSpace('[/Separation /Black /DeviceGray 6 0 R]'), /\/Separation \/InkBlack/, /\/Black/],
  ['an ink in place of none', inSpace('[/DeviceN [/None] /DeviceGray 6 0 R]'), /\/DeviceN \[ \/InkNone/, /\/None/],
  [
    'no space that stands in for that of the device',
    onePage({ content: `0 g ${BAR}`, resources: '/ColorSpace << /DefaultGray [/Separation /X /DeviceGray 6 0 R] >>', objects: [white] }),
    /0 g/,
    /DefaultGray/,
  ],
  ['a number with two signs as the signing page reads it', onePage({ content: `1 0 0 1 --300 0 cm ${BAR}` }), /1 0 0 1\s+0\s+0 cm/, /--300/],
  ['a number with a sign within as the signing page reads it', onePage({ content: `1 0 0 1 30-300 0 cm ${BAR}` }), /1 0 0 1\s+30\s+0 cm/, /30-300/],
  ['a number too large as the signing page reads it', onePage({ content: `1 0 0 1 99999999999 0 cm ${BAR}` }), /1 0 0 1\s+0\s+0 cm/, /9999999/],
  ['curves however flat they are asked to be', onePage({ content: `1000000000 i ${BAR}` }), /100 400 200 50 re/, /1000000000/],
  ['no line in dashes of negative length', onePage({ content: `[-5] 0 d ${BAR}` }), /\[\] 0 d/, /-5/],
  [
    'letters by bytes, where an octal number is beyond one or a digit is none',
    onePage({ content: 'BT /F1 9 Tf 9 9 Td (a\\461\\\\461) Tj <41Z4> Tj (\\101) Tj ET' }),
    /<61315c343631>[^<]*<4140>/,
    /\\461\) Tj|<41Z4>/,
  ],
  [
    'a font by whatever name a page gives it, be it that of an action',
    onePage({ content: 'BT /AA 9 Tf 9 9 Td (x) Tj ET', resources: '/Font << /AA 5 0 R >>' }),
    /\/AA \d+ 0 R/,
    /never/,
  ],
  ['colours of the device within their range', onePage({ content: `9 -9 .5 rg ${BAR}` }), /1 0 0\.5 rg/, /-9/],
  ['of a colour as many parts as its space has', onePage({ content: `/DeviceRGB cs 1 .5 0 .25 scn ${BAR}` }), /1 \.5 0 scn/, /\.25/],
  ['a profile that is none as the device', inSpace('[/ICCBased 6 0 R]', [stream('/N 3', 'none')]), /\/C \[ \/DeviceRGB \]/, /ICCBased/],
  ['a profile of another number of colours as the device', inSpace('[/ICCBased 6 0 R]', [profile(1)]), /\/C \[ \/DeviceGray \]/, /ICCBased/],
  ['a sound profile as it is', inSpace('[/ICCBased 6 0 R]', [profile(3)]), /\/ICCBased/, /DeviceRGB/],
  ['a table of as many colours as it says', inSpace('[/Indexed /DeviceRGB 1 <ff8000>]'), /<ff8000000000>/i, /<ff8000>/i],
  ['a stencil of one bit and no colours', image('/ImageMask true /BitsPerComponent 8 /ColorSpace /DeviceRGB', 'x'), /\/BitsPerComponent 1\b/, /DeviceRGB/],
  ['zeros for the dots that a picture lacks', image('/BitsPerComponent 8 /ColorSpace /DeviceGray', 'x'), /\nx\0{7}(?!\0)/, /\nx\n/],
  ['a picture with all of its dots as it is', image('/BitsPerComponent 8 /ColorSpace /DeviceGray', 'abcdefgh'), /\nabcdefgh(?!\0)/, /\0/],
  ['nothing of an operator that lacks operands', onePage({ content: `100 100 m 777 l ${BAR}` }), /100 100 m/, /777/],
  ['no colour within a letter that is a stencil', glyph('9 0 0 0 9 9 d1 1 g 0 0 9 9 re f'), /9 0 0 0 9 9 d1\s+0 0 9 9 re/, /1 g/],
  ['colour within a letter that is none', glyph('9 0 d0 .5 g 0 0 9 9 re f'), /\.5 g 0 0 9 9 re/, /d1/],
  ['no picture within a letter that is a stencil', glyph('9 0 0 0 9 9 d1 0 0 9 9 re f BI /W 1 /H 1 /BPC 8 /CS /G ID x EI'), /0 0 9 9 re/, /BI/],
  ['a stencil within a letter that is one', glyph('9 0 0 0 9 9 d1 BI /W 1 /H 1 /BPC 1 /IM true ID x EI'), /BI \/W 1/, /d0/],
  [
    'no colour within a tile that is given one',
    onePage({
      content: `/C cs 0 /P scn ${BAR}`,
      resources: '/ColorSpace << /C [/Pattern /DeviceGray] >> /Pattern << /P 6 0 R >>',
      objects: [stream(`${tile} /PaintType 2`, '1 g 0 0 5 5 re f')],
    }),
    /0 0 5 5 re/,
    /1 g/,
  ],
  [
    'a form without edges, with edges beyond the page',
    onePage({ content: '/X Do', resources: '/XObject << /X 6 0 R >>', objects: [stream('/Type /XObject /Subtype /Form', BAR)] }),
    /\/BBox \[ -20000 -20000 20000 20000 \]/,
    /never/,
  ],
] as const) {
  test(`what is taken in holds ${what}`, async () => {
    const text = await written(await prepare(pdf));
    expect(text).toMatch(stays);
    expect(text).not.toMatch(gone);
  });
}

const calculated = (program: string) => inSpace('[/Separation /X /DeviceGray 6 0 R]', [stream('/FunctionType 4 /Domain [0 1] /Range [0 1]', program)]);
const table = (bytes: string) =>
  inSpace('[/Separation /X /DeviceGray 6 0 R]', [stream('/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8', bytes)]);
const power = (entries: string) => inSpace(`[/Separation /X /DeviceGray << /FunctionType 2 /Domain [0 1] ${entries} >>]`);
const picture = (depth: number) =>
  onePage({
    content: '/I Do',
    resources: '/XObject << /I 6 0 R >>',
    objects: [stream(`/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent ${depth}`, 'xx')],
  });

for (const [what, sound, odd] of [
  ['divides by nothing', power('/N 2'), power('/N -1')],
  ['has two lengths', power('/C0 [0] /C1 [1] /N 1'), power('/C0 [0] /C1 [1 1] /N 1')],
  ['calculates with words that there are not', calculated('{ 1 exch sub }'), calculated('{ 1 exch foo }')],
  ['does not end', calculated('{ dup 0 lt { neg } if }'), calculated('{ dup 0 lt { neg if }')],
  ['lacks a part of its table', table('ab'), table('a')],
] as const) {
  test(`a function of colours that ${what} is refused with its page, and one that is sound is taken`, async () => {
    await expect(prepare(sound)).resolves.toBeInstanceOf(Uint8Array);
    await expect(prepare(odd)).rejects.toMatchObject({ code: 'shown_differently', message: expect.stringContaining('Page 1 holds colours') });
  });
}

test('tiles without a distance, which keep some programs busy for ever, are refused with their page', async () => {
  const tiles = (steps: string) =>
    onePage({
      content: `/Pattern cs /P scn ${BAR}`,
      resources: '/Pattern << /P 6 0 R >>',
      objects: [stream(`/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] ${steps}`, '0 0 5 5 re f')],
    });
  await expect(prepare(tiles('/XStep 5 /YStep -5'))).resolves.toBeInstanceOf(Uint8Array);
  for (const steps of ['/XStep 0 /YStep 5', '/XStep 5 /YStep 0', '/XStep 5'])
    await expect(prepare(tiles(steps))).rejects.toMatchObject({ code: 'shown_differently', message: expect.stringMatching(/^Page 1 is filled with tiles/) });
});

test('a picture with dots of a depth that there is not is refused with its page', async () => {
  await expect(prepare(picture(8))).resolves.toBeInstanceOf(Uint8Array);
  await expect(prepare(picture(7))).rejects.toMatchObject({ code: 'shown_differently', message: expect.stringContaining('Page 1') });
});

test('a number with letters in it, which some programs take for a word, is refused with its page', async () => {
  await expect(prepare(onePage({ content: `1 0 0 1 1e2 0 cm ${BAR}` }))).rejects.toMatchObject({ code: 'shown_differently' });
});
