import { attribute } from '../xml/attributes.ts';
import { readXmlText } from '../xml/xml-text.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';

/** An element that carries text of a paragraph: a stretch of letters, or one that stands for a character, as a tab does. */
export type Piece = {
  element: XmlElement;
  /** The run that it stands in. */
  run: XmlElement;
  /** Where its text begins in that of the paragraph. */
  start: number;
  text: string;
  isFixed: boolean;
};

/** Something in a paragraph that is no text, such as a picture or the number of a footnote, and the place in the text where it stands. */
export type Anchored = { element: XmlElement; at: number };

/** The text of a paragraph as a reader sees it, however its runs cut it. */
export type ParagraphText = { text: string; pieces: Piece[]; objects: Anchored[] };

const LETTERS = new Set(['w:t', 'a:t', 'm:t']);
const CHARACTERS: Record<string, string> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'a:br': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};
/** Properties, and what was deleted or moved away while changes were tracked: no text of the paragraph. */
const NO_TEXT = new Set(['w:pPr', 'w:rPr', 'w:del', 'w:moveFrom', 'w:sdtPr', 'w:sdtEndPr', 'a:pPr', 'a:rPr', 'a:endParaRPr', 'm:rPr', 'm:ctrlPr']);
const RUNS = new Set(['w:r', 'a:r', 'a:fld', 'm:r']);
const OBJECTS = new Set([
  'w:drawing',
  'w:pict',
  'w:object',
  'w:footnoteReference',
  'w:endnoteReference',
  'w:sym',
  'w:ptab',
  'w:contentPart',
  'mc:AlternateContent',
]);

/** In Word's text these are spaces; tabs and line breaks are elements. */
const SPACES = /[\n\r\t]/g;

export const isParagraph = ({ name }: XmlElement): boolean => name === 'w:p' || name === 'a:p';

export const isObject = ({ name, open }: XmlElement): boolean => OBJECTS.has(name) || (name === 'w:br' && isBreakOfPage(open));

/** A break to the next page or column is no character of a text. */
const isBreakOfPage = (open: string): boolean => open.length > '<w:br/>'.length && ['page', 'column'].includes(attribute(open, 'w:type') ?? '');

export function paragraphText(paragraph: XmlElement): ParagraphText {
  const found: ParagraphText = { text: '', pieces: [], objects: [] };
  collect(paragraph, paragraph, found);
  return found;
}

function collect(parent: XmlElement, run: XmlElement, found: ParagraphText): void {
  for (const child of parent.children) {
    if (!isElement(child) || NO_TEXT.has(child.name)) continue;
    if (LETTERS.has(child.name)) {
      const text = readXmlText(child.children.filter((node) => !isElement(node)).join(''));
      add(found, { element: child, run, start: found.text.length, text: child.name === 'a:t' ? text : text.replace(SPACES, ' '), isFixed: false });
    } else if (isObject(child)) found.objects.push({ element: child, at: found.text.length });
    else if (child.name in CHARACTERS) {
      add(found, { element: child, run, start: found.text.length, text: CHARACTERS[child.name] ?? '', isFixed: true });
    } else if (!isParagraph(child)) collect(child, RUNS.has(child.name) ? child : run, found);
  }
}

function add(found: ParagraphText, piece: Piece): void {
  found.pieces.push(piece);
  found.text += piece.text;
}
