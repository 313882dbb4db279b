import { writeXmlAttribute } from '../xml/xml-text.ts';
import { type Block, pageNumber, paragraph } from './docx-blocks.ts';
import { stylesXml, WORD } from './docx-styles.ts';
import { faceTwins, inks, isJapanese, proofingTag, type Spoken } from './look.ts';
import { type ComposedPart, composePackage, RELATIONSHIPS } from './package-parts.ts';

export type ComposedDocx = Spoken & {
  body: readonly Block[];
  /** Below each page, before its number; without one there is no number either. */
  footer?: string;
  /** How headings of clauses are counted, such as `%1.`. */
  counting?: string;
  /** Lies across, with a frame. */
  isAward?: boolean;
};

/** Between the margins, in twentieths of a point, upright and across: the same on every paper. */
export const textWidth = 9354;
export const awardWidth = 12_800;

const word = (name: string) => `officedocument.wordprocessingml.${name}`;

/** A DOCX of pages as they are usual where its language is mostly spoken: A4, or US Letter. */
export function composeDocx(given: ComposedDocx): Uint8Array {
  const others: ComposedPart[] = [
    { name: 'word/styles.xml', type: word('styles'), xml: stylesXml(given) },
    { name: 'word/numbering.xml', type: word('numbering'), xml: numbering(given.counting ?? '%1.') },
    { name: 'word/settings.xml', type: word('settings'), xml: settings(given) },
    { name: 'word/fontTable.xml', type: word('fontTable'), xml: fontTable() },
    ...(given.footer === undefined ? [] : [{ name: 'word/footer1.xml', type: word('footer'), xml: footer(given.footer) }]),
  ];
  const kinds = ['styles', 'numbering', 'settings', 'fontTable', 'footer'];
  const refers = Object.fromEntries(
    others.map(({ name }, index) => [`rId${index + 1}`, { kind: `${RELATIONSHIPS}/${kinds[index]}`, target: name.replace('word/', '') }]),
  );
  return composePackage({ name: 'word/document.xml', type: word('document.main'), xml: documentXml(given), refers }, others, given);
}

const documentXml = ({ body, footer: foot, isAward, language }: ComposedDocx): string => {
  const reference = foot === undefined ? '' : '<w:footerReference w:type="default" r:id="rId5"/>';
  const section = isAward ? across(paperOf(language)) : upright(paperOf(language));
  return `<w:document ${WORD} xmlns:r="${RELATIONSHIPS}"><w:body>${body.join('')}<w:sectPr>${reference}${section}</w:sectPr></w:body></w:document>`;
};

/** In twentieths of a point: its sides, and what is left above and below of it when it lies across. */
type Paper = { short: number; long: number; edgeAcross: number };
const a4: Paper = { short: 11_906, long: 16_838, edgeAcross: 1134 };
const letter: Paper = { short: 12_240, long: 15_840, edgeAcross: 1301 };

/** By the region that a language is taken for: `en` is written as in the United States, with their amounts and dates. */
const paperOf = (language: string): Paper => (/-(?:US|CA)$/.test(proofingTag(language)) ? letter : a4);

const upright = ({ short, long }: Paper): string => {
  const side = (short - textWidth) / 2;
  return `<w:pgSz w:w="${short}" w:h="${long}"/><w:pgMar w:top="1134" w:right="${side}" w:bottom="1134" w:left="${side}" w:header="624" w:footer="567" w:gutter="0"/>`;
};
const frameSides = ['top', 'left', 'bottom', 'right'];
const across = ({ short, long, edgeAcross }: Paper): string =>
  [
    `<w:pgSz w:w="${long}" w:h="${short}" w:orient="landscape"/>`,
    `<w:pgMar w:top="${edgeAcross}" w:right="${(long - awardWidth) / 2}" w:bottom="${edgeAcross}" w:left="${(long - awardWidth) / 2}" w:header="624" w:footer="624" w:gutter="0"/>`,
    `<w:pgBorders w:offsetFrom="page">${frameSides.map((side) => `<w:${side} w:val="single" w:sz="18" w:space="26" w:color="${inks.accent}"/>`).join('')}</w:pgBorders>`,
  ].join('');

const settings = (spoken: Spoken): string =>
  `<w:settings ${WORD}><w:zoom w:percent="100"/><w:defaultTabStop w:val="709"/><w:characterSpacingControl w:val="${isJapanese(spoken) ? 'compressPunctuation' : 'doNotCompress'}"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="${proofingTag(spoken.language)}"${isJapanese(spoken) ? ' w:eastAsia="ja-JP"' : ''}/></w:settings>`;

const fontTable = (): string =>
  `<w:fonts ${WORD}>${Object.entries(faceTwins)
    .map(([name, twins]) => `<w:font w:name="${name}"><w:altName w:val="${twins}"/></w:font>`)
    .join('')}</w:fonts>`;

const numbering = (counting: string): string =>
  `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Clause"/><w:suff w:val="space"/><w:lvlText w:val="${writeXmlAttribute(counting)}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="0" w:firstLine="0"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** The number stands at the right margin. */
function footer(text: string): string {
  const line = paragraph('Footer', `${text}\t`).replace('</w:pPr>', `<w:tabs><w:tab w:val="right" w:pos="${textWidth}"/></w:tabs></w:pPr>`);
  return `<w:ftr ${WORD}>${line.replace('</w:p>', `${pageNumber()}</w:p>`)}</w:ftr>`;
}
