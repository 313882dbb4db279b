import { documentFaces, inks, isJapanese, latinTag, proofingTag, type Spoken } from './look.ts';

export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** In the twentieths of a point that Word counts distances in. */
const points = (count: number) => Math.round(count * 20);

type Look = {
  name: string;
  /** In points. */
  size?: number;
  before?: number;
  after?: number;
  ink?: keyof typeof inks;
  bold?: boolean;
  serif?: boolean;
  align?: 'left' | 'center' | 'right';
  keepNext?: boolean;
  /** As headings stand in the outline, from 0. */
  level?: number;
  /** Letters stand apart by this many points. */
  spaced?: number;
  numbered?: boolean;
};

/** The paragraphs that a document is made of; the first three are Word's own by their names. */
const looks = {
  Title: { name: 'Title', size: 25, after: 4, serif: true, ink: 'accent', keepNext: true },
  Heading1: { name: 'heading 1', size: 12.5, before: 15, after: 4, bold: true, ink: 'accent', keepNext: true, level: 0 },
  Heading2: { name: 'heading 2', size: 11, before: 10, after: 3, bold: true, keepNext: true, level: 1 },
  Clause: { name: 'Clause heading', size: 11.5, before: 10, after: 3, bold: true, ink: 'accent', keepNext: true, level: 0, numbered: true },
  Subtitle: { name: 'Subtitle', size: 11.5, after: 14, ink: 'quiet' },
  Sender: { name: 'Sender', size: 15, after: 1, serif: true, bold: true, ink: 'accent' },
  Label: { name: 'Label', size: 8.5, after: 2, bold: true, ink: 'quiet', spaced: 0.3, keepNext: true },
  Strong: { name: 'Strong line', size: 10.5, after: 0, bold: true },
  Line: { name: 'Line', size: 10.5, after: 0 },
  Quiet: { name: 'Quiet line', size: 9.5, after: 0, ink: 'quiet' },
  Amount: { name: 'Amount', size: 10.5, after: 0, align: 'right' },
  AmountLabel: { name: 'Amount label', size: 8.5, after: 0, align: 'right', bold: true, ink: 'quiet', spaced: 0.3 },
  Total: { name: 'Total', size: 12.5, after: 0, align: 'right', bold: true, ink: 'accent' },
  TotalLabel: { name: 'Total label', size: 12.5, after: 0, bold: true, ink: 'accent' },
  CenteredStrong: { name: 'Centered strong', size: 11, after: 0, align: 'center', bold: true },
  CenteredQuiet: { name: 'Centered quiet', size: 9.5, after: 0, align: 'center', ink: 'quiet' },
  Field: { name: 'Field to sign', size: 9, after: 0, ink: 'quiet' },
  Centered: { name: 'Centered', size: 13, after: 8, align: 'center', ink: 'quiet' },
  Award: { name: 'Award', size: 38, before: 4, after: 14, align: 'center', serif: true, ink: 'accent' },
  Honoured: { name: 'Honoured', size: 34, before: 6, after: 12, align: 'center', serif: true },
  Course: { name: 'Course', size: 21, before: 4, after: 8, align: 'center', bold: true },
  Footer: { name: 'footer', size: 8.5, after: 0, ink: 'quiet' },
} as const satisfies Record<string, Look>;

export type Style = keyof typeof looks;

export const stylesXml = (spoken: Spoken): string =>
  [
    `<w:styles ${WORD}><w:docDefaults><w:rPrDefault><w:rPr>${fonts(false)}<w:color w:val="${inks.text}"/><w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="${latinTag(spoken)}" w:eastAsia="${proofingTag(spoken.language)}"/></w:rPr></w:rPrDefault>`,
    `<w:pPrDefault><w:pPr><w:spacing w:after="${points(6)}" ${leading(10.5, spoken)}/></w:pPr></w:pPrDefault></w:docDefaults>`,
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>',
    ...Object.entries<Look>(looks).map(([id, look]) => styleOf(id, look, spoken)),
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/><w:semiHidden/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
    `<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/><w:uiPriority w:val="39"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('')}</w:tblBorders></w:tblPr></w:style></w:styles>`,
  ].join('');

const fonts = (isSerif: boolean): string => {
  const [latin, eastAsian] = isSerif ? [documentFaces.titles, documentFaces.eastAsianTitles] : [documentFaces.text, documentFaces.eastAsianText];
  return `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:cs="${latin}" w:eastAsia="${eastAsian}"/>`;
};

/** Faces for Japanese differ in the height of a line by half: theirs is set. */
const leading = (size: number, spoken: Spoken): string =>
  isJapanese(spoken) ? `w:line="${points(size * (size > 14 ? 1.3 : 1.5))}" w:lineRule="exact"` : `w:line="${size > 14 ? 252 : 266}" w:lineRule="auto"`;

/** The order of the members is the one that Word insists on. */
function styleOf(id: string, look: Look, spoken: Spoken): string {
  const { name, size = 10.5, before = 0, after = 6, ink = 'text', bold, serif = false, align, keepNext, level, spaced, numbered } = look;
  const paragraph = [
    keepNext ? '<w:keepNext/>' : '',
    numbered ? '<w:numPr><w:numId w:val="1"/></w:numPr>' : '',
    `<w:spacing w:before="${points(before)}" w:after="${points(after)}" ${leading(size, spoken)}/>`,
    align ? `<w:jc w:val="${align}"/>` : '',
    level === undefined ? '' : `<w:outlineLvl w:val="${level}"/>`,
  ].join('');
  const run = [
    fonts(serif),
    bold ? '<w:b/><w:bCs/>' : '',
    `<w:color w:val="${inks[ink]}"/>`,
    // Signs that fill their squares stand apart already.
    spaced && !isJapanese(spoken) ? `<w:spacing w:val="${points(spaced)}"/>` : '',
    `<w:sz w:val="${size * 2}"/><w:szCs w:val="${size * 2}"/>`,
  ].join('');
  const next = level === undefined ? id : 'Normal';
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:next w:val="${next}"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}
