import { writeXmlAttribute, writeXmlText } from '../xml/xml-text.ts';
import type { Style } from './docx-styles.ts';
import { inks } from './look.ts';

/** Paragraphs and tables of a document, as XML. */
export type Block = string;

/** A line break of the text is one in the document, a tab a tab. */
export const paragraph = (style: Style | 'Normal', text: string): Block =>
  `<w:p>${style === 'Normal' ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${run(text)}</w:p>`;

const run = (text: string): string =>
  text === ''
    ? ''
    : `<w:r>${text
        .split(/(\n|\t)/)
        .map((piece) => (piece === '\n' ? '<w:br/>' : piece === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${writeXmlText(piece)}</w:t>`))
        .join('')}</w:r>`;

/** As the page's number and how many there are. */
export const pageNumber = (): string => `${field('PAGE')}<w:r><w:t xml:space="preserve">\u00a0/\u00a0</w:t></w:r>${field('NUMPAGES')}`;

const field = (code: string): string => `<w:fldSimple w:instr=" ${code} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;

/** White between blocks, in points. */
export const space = (points: number): Block => `<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="${points * 20}" w:lineRule="exact"/></w:pPr></w:p>`;

type Edge = 'none' | 'hair' | 'strong';
export type Cell = {
  content: Block;
  /** In twentieths of a point. */
  width: number;
  below?: Edge;
  above?: Edge;
  span?: number;
  isWashed?: boolean;
};
export type Row = { cells: readonly Cell[]; isHead?: boolean };

const edges: Record<Exclude<Edge, 'none'>, string> = {
  hair: `w:val="single" w:sz="4" w:space="0" w:color="${inks.line}"`,
  strong: `w:val="single" w:sz="10" w:space="0" w:color="${inks.accent}"`,
};

const edge = (side: 'top' | 'bottom', kind: Edge | undefined): string => (kind && kind !== 'none' ? `<w:${side} ${edges[kind]}/>` : '');

/** A table as wide as its columns; `title` is what screen readers say of it, null for one that only arranges. */
export function table(columns: readonly number[], rows: readonly Row[], { title, pad = 60 }: { title: string | null; pad?: number }): Block {
  const width = columns.reduce((sum, column) => sum + column, 0);
  const hasHead = rows.some(({ isHead }) => isHead);
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${width}" w:type="dxa"/><w:tblLayout w:type="fixed"/>`,
    `<w:tblCellMar><w:top w:w="${pad}" w:type="dxa"/><w:left w:w="0" w:type="dxa"/><w:bottom w:w="${pad}" w:type="dxa"/><w:right w:w="113" w:type="dxa"/></w:tblCellMar>`,
    `<w:tblLook w:val="${hasHead ? '0020' : '0000'}" w:firstRow="${hasHead ? 1 : 0}" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>`,
    title === null ? '' : `<w:tblCaption w:val="${writeXmlAttribute(title)}"/>`,
    `</w:tblPr><w:tblGrid>${columns.map((column) => `<w:gridCol w:w="${column}"/>`).join('')}</w:tblGrid>`,
    ...rows.map(({ cells, isHead }) => `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.map(cellXml).join('')}</w:tr>`),
    '</w:tbl>',
  ].join('');
}

const cellXml = ({ content, width, below, above, span, isWashed }: Cell): string => {
  const borders = edge('top', above) + edge('bottom', below);
  return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/>${span ? `<w:gridSpan w:val="${span}"/>` : ''}${borders ? `<w:tcBorders>${borders}</w:tcBorders>` : ''}${isWashed ? `<w:shd w:val="clear" w:color="auto" w:fill="${inks.wash}"/>` : ''}</w:tcPr>${content}</w:tc>`;
};

/** Blocks beside one another, without lines. */
export const beside = (...columns: readonly { width: number; content: Block }[]): Block =>
  table(
    columns.map(({ width }) => width),
    [{ cells: columns }],
    { title: null, pad: 0 },
  );

/** What is said of something: its name left, its value right. */
export const facts = (
  pairs: readonly (readonly [name: string, value: string])[],
  [left, right]: readonly [number, number],
  title: string | null = null,
): Block =>
  table(
    [left, right],
    pairs.map(([name, value]) => ({
      cells: [
        { content: paragraph('Quiet', name), width: left, below: 'hair' as const },
        { content: paragraph('Line', value), width: right, below: 'hair' as const },
      ],
    })),
    { title, pad: 50 },
  );
