import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faxPicture, faxRows } from '@/lib/engines/pdf/testing/fax-picture';
import { hostileProfile } from '@/lib/engines/pdf/testing/hostile-profile';
import { at, onePage, stream } from '@/lib/engines/pdf/testing/one-page';

const BAR = '100 400 200 50 re f';
const said = at(100, 700, 'You pay 10 EUR');

const GLYPH = 'BT /F2 40 Tf 100 600 Td (a) Tj ET';
const typeThree = (program: string, words = GLYPH) =>
  onePage({
    content: `${said} ${words}`,
    resources: '/Font << /F1 5 0 R /F2 6 0 R >>',
    objects: [
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 10 10] /FontMatrix [.1 0 0 .1 0 0] /FirstChar 97 /LastChar 97 /Widths [10] /Encoding << /Differences [97 /a] >> /CharProcs << /a 7 0 R >> >>',
      stream('', program),
    ],
  });

const IMAGE = 'q 200 0 0 200 100 400 cm /I Do Q';
const picture = (entries: string, data: string, more: (string | Uint8Array)[] = [], words = IMAGE) =>
  onePage({ content: `${said} ${words}`, resources: '/XObject << /I 6 0 R >>', objects: [stream(`/Type /XObject /Subtype /Image ${entries}`, data), ...more] });
const ONE_BIT = '/BitsPerComponent 1 /ColorSpace /DeviceGray';
const half = '\0'.repeat(50);

const inState = (state: string, words: string, objects: (string | Uint8Array)[] = [], resources = '') =>
  onePage({ content: `${said} ${words}`, resources: `/ExtGState << /G << ${state} >> /H << /BM /Multiply >> >> ${resources}`, objects });
const group = (entries: string, content: string, resources = '') =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Group << /S /Transparency ${entries} >> /Resources << ${resources} >>`, content);

const inSpace = (space: string, words: string, objects: (string | Uint8Array)[] = []) =>
  onePage({ content: `${said} /C cs ${words}`, resources: `/ColorSpace << /C ${space} >>`, objects });

const MIXED = '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>';
const face = () => readFileSync(path.resolve('node_modules/@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'));
const DESCRIPTOR =
  '/Type /FontDescriptor /FontName /Face /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 8 0 R';
const simple = (entries: string, flags = 32, words = '(Rent: 1,250 EUR)') =>
  onePage({
    content: `${said} BT /F2 18 Tf 100 600 Td ${words} Tj ET`,
    resources: '/Font << /F1 5 0 R /F2 6 0 R >>',
    objects: [
      `<< /Type /Font /Subtype /TrueType /BaseFont /Face ${entries} /FontDescriptor 7 0 R >>`,
      `<< ${DESCRIPTOR} /Flags ${flags} >>`,
      stream('', face().toString('latin1')),
    ],
  });
const numbered = (entries: string, words: string, objects: (string | Uint8Array)[] = []) =>
  onePage({
    content: `${said} BT /F2 18 Tf 100 600 Td ${words} Tj ET`,
    resources: '/Font << /F1 5 0 R /F2 9 0 R >>',
    objects: [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Face /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 ${entries} /FontDescriptor 7 0 R >>`,
      `<< ${DESCRIPTOR} /Flags 4 >>`,
      stream('', face().toString('latin1')),
      '<< /Type /Font /Subtype /Type0 /BaseFont /Face /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
      ...objects,
    ],
  });
const widths = (width: number) => `/FirstChar 32 /LastChar 126 /Widths [${`${width} `.repeat(95)}]`;
const shading = (entries: string, objects: (string | Uint8Array)[] = []) =>
  onePage({ content: `${said} q 100 300 300 300 re W n /S sh Q`, resources: `/Shading << /S << /ColorSpace /DeviceGray ${entries} >> >>`, objects });
const LINE = '<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>';
const tiles = (entries: string) =>
  onePage({
    content: `${said} /Pattern cs /P scn 100 300 300 300 re f`,
    resources: '/Pattern << /P 6 0 R >>',
    objects: [stream(`/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /Resources << >> ${entries}`, '0 g 0 0 10 10 re f')],
  });

/** A page that a hand made so that programs draw it differently, by what it is made of. */
export const engineAttacks = {
  'a letter that paints beyond its box': () => typeThree('10 0 0 0 4 4 d1 0 0 10 10 re f'),
  'a letter whose box is nothing': () => typeThree('10 0 0 0 0 0 d1 0 0 10 10 re f'),
  'a letter that is stroked': () => typeThree('10 0 0 0 10 10 d1 2 w 1 1 8 8 re S', `0 g 1 G ${GLYPH}`),
  'a letter that is not told how wide it is': () => typeThree('0 0 10 10 re f'),
  'a picture with half of its dots': () => picture('/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceGray', half),
  'a coloured picture with half of its dots': () => picture('/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceRGB', half),
  'a picture without dots': () => picture('/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceGray', ''),
  'a stencil with half of its dots': () => picture('/Width 80 /Height 10 /BitsPerComponent 1 /ImageMask true', half),
  'a mask with half of its dots': () =>
    picture('/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /SMask 7 0 R', '\0', [
      stream('/Type /XObject /Subtype /Image /Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceGray', '\xff'.repeat(50)),
    ]),
  'a hard mask with half of its dots': () =>
    picture('/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Mask 7 0 R', '\0', [
      stream('/Type /XObject /Subtype /Image /ImageMask true /Width 80 /Height 10 /BitsPerComponent 1', half),
    ]),
  'a picture in the text with half of its dots': () =>
    onePage({ content: `${said} q 200 0 0 200 100 400 cm BI /W 10 /H 10 /BPC 8 /CS /G ID ${half} EI Q ${at(100, 300, 'and more')}` }),
  'a picture of more colours than its table has': () =>
    picture('/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 255 (\\377\\000\\000)]', '\0\xff'),
  'a picture turned inside out': () => picture('/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Decode [1 0]', '\0\xff'),
  'a picture with a strange range': () => picture('/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Decode [-3 9]', '\x40\xc0'),
  'a picture with a colour to look through': () => picture('/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Mask [0 10]', '\0\x80'),
  'a picture with a colour to look through the wrong way round': () =>
    picture('/Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Mask [10 0]', '\0\x80'),
  'a picture as of a fax': () => picture(`/Width 64 /Height 64 ${ONE_BIT} /Filter /JBIG2Decode`, faxPicture()),
  'a fax of other rows than it says': () => picture(`/Width 64 /Height 64 ${ONE_BIT} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 32 >>`, faxRows()),
  'a fax': () => picture(`/Width 64 /Height 64 ${ONE_BIT} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 >>`, faxRows()),
  'a picture of a kind that is none': () => picture('/Width 10 /Height 10 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /JPXDecode', half),
  'a stencil that is also coloured': () => picture('/Width 8 /Height 1 /BitsPerComponent 8 /ImageMask true /ColorSpace /DeviceRGB', '\xf0'),
  'an octal escape beyond a byte': () => onePage({ content: at(100, 700, 'You pay \\461\\460 EUR') }),
  'a line end within a string': () => onePage({ content: at(100, 700, 'You pay \\\r\n10\r\nEUR') }),
  'a string in odd hexadecimal': () => onePage({ content: `${said} BT /F1 12 Tf 100 600 Td <50415Z9203> Tj ET` }),
  'a highlighting with a group within that multiplies': () =>
    onePage({
      content: said,
      page: '/Annots [6 0 R]',
      objects: [
        '<< /Type /Annot /Subtype /Highlight /Rect [95 695 200 715] /QuadPoints [95 715 200 715 95 695 200 695] /C [1 1 0] /F 4 /AP << /N 7 0 R >> >>',
        stream(
          '/Type /XObject /Subtype /Form /BBox [95 695 200 715] /Group << /S /Transparency >> /Resources << /ExtGState << /G << /BM /Multiply >> >> /XObject << /X 8 0 R >> >>',
          '/G gs /X Do',
        ),
        stream('/Type /XObject /Subtype /Form /BBox [95 695 200 715] /Group << /S /Transparency >>', '.2 g 95 695 105 20 re f'),
      ],
    }),
  'a group that knocks out what it covers': () =>
    onePage({
      content: '0 g 100 400 200 200 re f /X Do',
      resources: '/XObject << /X 6 0 R >>',
      objects: [group('/K true', '/G gs 1 g 100 400 200 200 re f 0 g 150 450 100 100 re f', '/ExtGState << /G << /BM /Difference >> >>')],
    }),
  'a group that blends with what lies below': () =>
    inState(
      '/BM /Difference',
      '0.5 g 100 400 200 200 re f /X Do',
      [group('', '/G gs 1 g 150 450 300 100 re f', '/ExtGState << /G << /BM /Difference >> >>')],
      '/XObject << /X 6 0 R >>',
    ),
  'a mask of brightness with a ground of its own': () =>
    inState('/SMask << /S /Luminosity /G 6 0 R /BC [1] >>', '/G gs 0 g 50 300 400 300 re f', [group('/CS /DeviceGray', '0 g 200 400 50 50 re f')]),
  'a mask of brightness that is turned around': () =>
    inState('/SMask << /S /Luminosity /G 6 0 R /TR 7 0 R >>', '/G gs 0 g 50 300 400 300 re f', [
      group('/CS /DeviceGray', '1 g 200 400 50 50 re f'),
      '<< /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>',
    ]),
  'a mask of opacity': () => inState('/SMask << /S /Alpha /G 6 0 R >>', '/G gs 0 g 50 300 400 300 re f', [group('', '1 g 200 400 50 50 re f')]),
  'a profile that turns colours around': () =>
    inSpace('[/ICCBased 6 0 R]', `1 1 1 scn ${BAR}`, [stream('/N 3 /Alternate /DeviceRGB', Buffer.from(hostileProfile()).toString('latin1'))]),
  'a profile of another number of colours': () =>
    inSpace('[/ICCBased 6 0 R]', `0 scn ${BAR}`, [stream('/N 1', Buffer.from(hostileProfile()).toString('latin1'))]),
  'a profile that is none': () => inSpace('[/ICCBased 6 0 R]', `1 0 0 0 scn ${BAR}`, [stream('/N 4 /Alternate /DeviceRGB', 'none')]),
  'an ink over a part of what it is given': () =>
    inSpace('[/Separation /X /DeviceGray 6 0 R]', `.1 scn ${BAR}`, ['<< /FunctionType 2 /Domain [.6 1] /C0 [0] /C1 [1] /N 1 >>']),
  'an ink beyond its range': () => inSpace('[/Separation /X /DeviceGray 6 0 R]', `5 scn ${BAR}`, ['<< /FunctionType 2 /Domain [0 9] /C0 [1] /C1 [.8] /N 1 >>']),
  'an ink that is none': () => inSpace(`[/Separation /None /DeviceGray ${MIXED}]`, `1 scn ${BAR}`),
  'an ink of fewer colours than it is mixed of': () => inSpace(`[/Separation /X /DeviceRGB ${MIXED}]`, `1 scn ${BAR}`),
  'a colour of more parts than there are': () => inSpace('/DeviceRGB', `1 1 1 0 scn ${BAR}`),
  'a colour of Lab beyond its range': () => inSpace('[/Lab << /WhitePoint [.95 1 1.09] /Range [-100 100 -100 100] >>]', `300 200 -200 scn ${BAR}`),
  'a colour of CalRGB with a strange gamma': () => inSpace('[/CalRGB << /WhitePoint [.95 1 1.09] /Gamma [9 9 9] >>]', `.7 .7 .7 scn ${BAR}`),
  'a course of colours beyond its ends': () => shading(`/ShadingType 2 /Coords [200 0 300 0] /Function ${LINE}`),
  'a course of colours over a part of its function': () =>
    shading('/ShadingType 2 /Coords [100 0 400 0] /Domain [0 2] /Extend [true true] /Function << /FunctionType 2 /Domain [0 .5] /C0 [0] /C1 [1] /N 1 >>'),
  'a course of colours around two circles': () => shading(`/ShadingType 3 /Coords [200 400 90 330 400 10] /Extend [true true] /Function ${LINE}`),
  'a course of colours on a ground of its own': () => shading(`/ShadingType 2 /Coords [200 0 300 0] /Background [0] /Function ${LINE}`),
  'a course of colours by a function of two': () =>
    shading('/ShadingType 1 /Domain [0 1 0 1] /Matrix [300 0 0 300 100 300] /Function 6 0 R', [
      stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]', '{ mul }'),
    ]),
  'tiles without a distance': () => tiles('/BBox [0 0 10 10] /XStep 0 /YStep 0'),
  'tiles that overlap': () => tiles('/BBox [0 0 40 40] /XStep 15 /YStep -15'),
  'tiles without a size': () => tiles('/BBox [0 0 0 0] /XStep 20 /YStep 20'),
  'letters to look through': () => onePage({ content: `${said} q BT /F1 90 Tf 100 500 Td 7 Tr (HOLE) Tj ET 0 g 0 0 600 800 re f Q` }),
  'no letters to look through': () => onePage({ content: `${said} q BT /F1 90 Tf 100 500 Td 7 Tr ( ) Tj ET 0 g 0 400 600 200 re f Q` }),
  'a way to show text that there is not': () => onePage({ content: `${said} BT /F1 30 Tf 100 500 Td 9 Tr (PAY MORE) Tj ET` }),
  'dashes of no length with gaps': () => onePage({ content: `${said} 20 w [0 40] 0 d 100 500 m 500 500 l S` }),
  'dashes of no length with gaps and round ends': () => onePage({ content: `${said} 20 w 1 J [0 40] 0 d 100 500 m 500 500 l S` }),
  'dashes that begin before their beginning': () => onePage({ content: `${said} 20 w [60 40] -30 d 100 500 m 500 500 l S` }),
  'a line of no width': () => onePage({ content: `${said} 0 w 100 500 m 500 500 l 100 300 200 100 re S` }),
  'a line of negative width': () => onePage({ content: `${said} -20 w 100 500 m 500 500 l S` }),
  'a line of no length': () => onePage({ content: `${said} 60 w 2 J 300 500 m 300 500 l S` }),
  'a line of no length with round ends': () => onePage({ content: `${said} 60 w 1 J 300 500 m h S` }),
  'a line of nearly no length with round ends': () => onePage({ content: `${said} 60 w 1 J 300 500 m 300.0000001 500 l S` }),
  'a lone place that is closed with round ends': () => onePage({ content: `${said} 60 w 1 J 300 500 m s` }),
  'a place within a line of length with round ends': () => onePage({ content: `${said} 60 w 1 J 100 200 50 50 re 300 500 m h S` }),
  'a place named twice before a line goes on': () => onePage({ content: `${said} 20 w 1 J 100 500 m 100 500 l 300 500 l 300 400 l S` }),
  'an edge without an inside': () => onePage({ content: `${said} q 100 500 m h W n 0 0 600 600 re f Q` }),
  'corners sharper than their limit': () => onePage({ content: `${said} 20 w 100 M 100 500 m 300 510 l 100 520 l S` }),
  'corners with no limit': () => onePage({ content: `${said} 20 w 0 M 100 500 m 300 510 l 100 520 l S` }),
  'a path that goes on after a clip': () => onePage({ content: `${said} q 100 100 50 50 re W 200 300 200 200 re f Q` }),
  'letters of no width': () => onePage({ content: `${said} BT /F1 30 Tf 0 Tz 100 500 Td (PAY MORE) Tj ET` }),
  'letters turned inside out': () => onePage({ content: `${said} BT /F1 -30 Tf -100 Tz 100 500 Td (PAY MORE) Tj ET` }),
  'text within text': () => onePage({ content: `BT /F1 12 Tf 100 700 Td (You pay) Tj BT 100 600 Td (10 EUR) Tj ET (more) Tj ET` }),
  'a state that is restored within a text': () => onePage({ content: `q 2 0 0 2 0 0 cm BT /F1 12 Tf 100 300 Td (You pay) Tj Q ( 10 EUR) Tj ET` }),
  'colours beyond their range': () => onePage({ content: `${said} 9 -9 9 rg ${BAR} -1 g 100 200 100 100 re f` }),
  'widths that are not those of the letters': () => simple(`/Encoding /WinAnsiEncoding ${widths(900)}`),
  'letters by names that there are not': () => simple(`/Encoding << /Differences [49 /nine /foo50 /g53] >> ${widths(500)}`),
  'letters by names of their codes': () => simple(`/Encoding << /Differences [49 /uni0039 /u0038 /a53] >> ${widths(500)}`),
  'letters without an encoding': () => simple(widths(500)),
  'letters of the Macintosh': () => simple(`/Encoding /MacRomanEncoding ${widths(500)}`, 32, '(\\200\\207 1,250 \\333)'),
  'glyph numbers beyond the map': () => numbered('/CIDToGIDMap 10 0 R', '<0024002500FF>', [stream('', `${'\0\0'.repeat(0x24)}\0\x29\0`)]),
  'glyph numbers by a whole map': () => numbered('/CIDToGIDMap 10 0 R', '<002400250026>', [stream('', '\0\x29\0\x24'.repeat(32_768))]),
  'glyph numbers beyond the font': () => numbered('/CIDToGIDMap /Identity', '<0024FFFE0025>'),
  'half a glyph number': () => numbered('/CIDToGIDMap /Identity', '<00240025 00>'),
  'glyphs under a width of nothing': () => numbered('/CIDToGIDMap /Identity /W [36 [0 0 0]]', '<002400250026>'),
  'a page that is turned by half a corner': () => onePage({ content: said, page: '/Rotate 45' }),
} satisfies Record<string, () => Uint8Array>;
