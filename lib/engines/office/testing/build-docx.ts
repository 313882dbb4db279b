import { packEntry, writeZip } from '../package/write-zip.ts';
import { writeXmlText } from '../xml/xml-text.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const WORD_NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${RELATIONSHIPS}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"',
  'xmlns:wp14="http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing"',
  'mc:Ignorable="w14 wp14"',
].join(' ');

/** A part beside the text: its name, what it is, and how the text refers to it. */
export type ExtraPart = { name: string; contents: string | Uint8Array; type?: string; relationship?: { id: string; kind: string } };
export type Extras = {
  parts?: ExtraPart[];
  /** Addresses that the text refers to, by the ids of their relationships. */
  links?: Record<string, string>;
  /** What stands in the settings of the page, before its size. */
  section?: string;
  /** Relationships of the text, as XML. */
  relationships?: string;
};

/** `properties` is XML, such as `<w:b/>`. */
export const run = (text: string, properties = ''): string =>
  `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}<w:t xml:space="preserve">${writeXmlText(text)}</w:t></w:r>`;
/** A paragraph of runs given as XML. */
export const paragraphOf = (...content: string[]): string => `<w:p>${content.join('')}</w:p>`;
export const paragraph = (text: string): string => paragraphOf(run(text));
export const listItem = (text: string, level = 0): string =>
  paragraphOf(`<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`, run(text));
/** A cell of paragraphs, or other blocks, given as XML. */
export const cell = (content: string, properties = ''): string => `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/>${properties}</w:tcPr>${content}</w:tc>`;
export const rowOf = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
export const row = (...texts: string[]): string => rowOf(...texts.map((text) => cell(paragraph(text))));
export const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="2400"/><w:gridCol w:w="2400"/></w:tblGrid>${rows.join('')}</w:tbl>`;

/** A document that holds the body given as XML. */
export function docx(body: string, { parts = [], links = {}, section = '', relationships = '' }: Extras = {}): Uint8Array {
  const override = ({ name, type }: ExtraPart) => (type ? `<Override PartName="/${name}" ContentType="${type}"/>` : '');
  const own = parts.flatMap(({ name, relationship }) =>
    relationship ? [`<Relationship Id="${relationship.id}" Type="${RELATIONSHIPS}/${relationship.kind}" Target="/${name}"/>`] : [],
  );
  const external = Object.entries(links).map(
    ([id, target]) => `<Relationship Id="${id}" Type="${RELATIONSHIPS}/hyperlink" Target="${writeXmlText(target)}" TargetMode="External"/>`,
  );
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${parts.map(override).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document ${WORD_NAMESPACES}><w:body>${body}<w:sectPr>${section}<w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${own.join('')}${external.join('')}${relationships}</Relationships>`,
    ...Object.fromEntries(parts.map(({ name, contents }) => [name, contents])),
  });
}

export const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  writeZip(Object.entries(files).map(([name, contents]) => packEntry(name, typeof contents === 'string' ? Buffer.from(contents) : contents)));
