import { faces, inks } from './look.ts';
import type { ComposedPart } from './package-parts.ts';
import { RELATIONSHIPS } from './package-parts.ts';
import { band, DRAWING, type Place, placeholder, slideNumber, slideText } from './slide-shapes.ts';

/** Millimetres of a slide, 16 to 9. */
export const slideSize = { width: 12_192 / 36, height: 190.5 } as const;

const margin = 24;
const inner = slideSize.width - 2 * margin;
const places = {
  title: { left: margin, top: 20, width: inner, height: 24 },
  body: { left: margin, top: 52, width: inner, height: 112 },
  cover: { left: margin, top: 62, width: inner, height: 40 },
  below: { left: margin, top: 106, width: inner, height: 30 },
  number: { left: slideSize.width - margin - 40, top: 174, width: 40, height: 8 },
  rule: { left: margin, top: 44.5, width: 26, height: 1 },
  side: { left: 0, top: 0, width: 9, height: slideSize.height },
} satisfies Record<string, Place>;

/** Where what is no placeholder may lie. */
export const slideBody: Place = places.body;

const presentation = (name: string) => `officedocument.presentationml.${name}`;
const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
export const slideTree = (shapes: string): string => `<p:spTree>${group}${shapes}</p:spTree>`;

const anchored = (anchor: string) => `<a:bodyPr vert="horz" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr>`;

/** The master, its two layouts and its theme, as parts that the presentation's slides refer to. */
export function masterParts(language: string): ComposedPart[] {
  const sample = slideText('', language);
  const number = placeholder(6, 'sldNum', 'Slide number', slideNumber, {
    place: places.number,
    body: `${anchored('ctr')}<a:lstStyle><a:lvl1pPr algn="r"><a:defRPr sz="1200"><a:solidFill><a:srgbClr val="${inks.quiet}"/></a:solidFill>${face('mn')}</a:defRPr></a:lvl1pPr></a:lstStyle>`,
  });
  const masterShapes = [
    placeholder(2, 'title', 'Title', sample, { place: places.title, body: `${anchored('ctr')}<a:lstStyle/>` }),
    placeholder(3, 'body', 'Text', sample, { place: places.body, body: `${anchored('t')}<a:lstStyle/>` }),
    number,
  ].join('');
  const coverShapes = [
    band(7, 'Side', places.side, 'accent1'),
    placeholder(2, 'ctrTitle', 'Title', sample, {
      place: places.cover,
      body: `${anchored('b')}<a:lstStyle><a:lvl1pPr><a:defRPr sz="5000"/></a:lvl1pPr></a:lstStyle>`,
    }),
    placeholder(3, 'subTitle', 'Subtitle', sample, {
      place: places.below,
      body: `${anchored('t')}<a:lstStyle><a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="2200"><a:solidFill><a:srgbClr val="${inks.quiet}"/></a:solidFill></a:defRPr></a:lvl1pPr></a:lstStyle>`,
    }),
  ].join('');
  const contentShapes = [
    band(7, 'Rule', places.rule, 'accent1'),
    placeholder(2, 'title', 'Title', sample),
    placeholder(3, 'body', 'Text', sample),
    placeholder(6, 'sldNum', 'Slide number', slideNumber),
  ].join('');
  return [
    {
      name: 'ppt/slideMasters/slideMaster1.xml',
      type: presentation('slideMaster'),
      xml: `<p:sldMaster ${DRAWING}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${slideTree(masterShapes)}</p:cSld>${colourMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst>${textStyles}</p:sldMaster>`,
      refers: {
        rId1: { kind: `${RELATIONSHIPS}/slideLayout`, target: '../slideLayouts/slideLayout1.xml' },
        rId2: { kind: `${RELATIONSHIPS}/slideLayout`, target: '../slideLayouts/slideLayout2.xml' },
        rId3: { kind: `${RELATIONSHIPS}/theme`, target: '../theme/theme1.xml' },
      },
    },
    layout(1, 'title', 'Cover', coverShapes),
    layout(2, 'obj', 'Title and text', contentShapes),
    { name: 'ppt/theme/theme1.xml', type: 'officedocument.theme', xml: theme },
  ];
}

const layout = (number: number, type: string, name: string, shapes: string): ComposedPart => ({
  name: `ppt/slideLayouts/slideLayout${number}.xml`,
  type: presentation('slideLayout'),
  xml: `<p:sldLayout ${DRAWING} type="${type}" preserve="1"><p:cSld name="${name}">${slideTree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`,
  refers: { rId1: { kind: `${RELATIONSHIPS}/slideMaster`, target: '../slideMasters/slideMaster1.xml' } },
});

const colourMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

const textColour = '<a:solidFill><a:schemeClr val="tx1"/></a:solidFill>';
const face = (kind: 'mj' | 'mn') => `<a:latin typeface="+${kind}-lt"/><a:ea typeface="+${kind}-ea"/><a:cs typeface="+${kind}-cs"/>`;
const bodyLevel = (level: number, size: number) =>
  `<a:lvl${level}pPr marL="${285_750 * level}" indent="-285750" algn="l"><a:lnSpc><a:spcPct val="105000"/></a:lnSpc><a:spcBef><a:spcPts val="1200"/></a:spcBef><a:buClr><a:schemeClr val="accent1"/></a:buClr><a:buFont typeface="Arial"/><a:buChar char="•"/><a:defRPr sz="${size}" kern="1200">${textColour}${face('mn')}</a:defRPr></a:lvl${level}pPr>`;
const textStyles = `<p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:lnSpc><a:spcPct val="95000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/><a:defRPr sz="3400" kern="1200"><a:solidFill><a:schemeClr val="accent1"/></a:solidFill>${face('mj')}</a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>${bodyLevel(1, 2400)}${bodyLevel(2, 2000)}${bodyLevel(3, 1800)}</p:bodyStyle><p:otherStyle><a:defPPr><a:defRPr/></a:defPPr></p:otherStyle></p:txStyles>`;

const colours: Record<string, string> = {
  ...{ dk1: inks.text, lt1: inks.white, dk2: inks.accent, lt2: inks.wash, accent1: inks.accent, accent2: '5B7DB1', accent3: '7A8798' },
  ...{ accent4: 'B08D4A', accent5: '4F7F6F', accent6: '9A5B5B', hlink: inks.accent, folHlink: inks.quiet },
};
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const fontOf = (latin: string, eastAsian: string) =>
  `<a:latin typeface="${latin}"/><a:ea typeface=""/><a:cs typeface=""/><a:font script="Jpan" typeface="${eastAsian}"/>`;
const theme = `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Plain"><a:themeElements><a:clrScheme name="Plain">${Object.entries(
  colours,
)
  .map(([name, rgb]) => `<a:${name}><a:srgbClr val="${rgb}"/></a:${name}>`)
  .join(
    '',
  )}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>${fontOf(faces.titles, faces.eastAsianTitles)}</a:majorFont><a:minorFont>${fontOf(faces.text, faces.eastAsianText)}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln w="6350">${fill}</a:ln>`.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
