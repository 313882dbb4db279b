import type { EachTag, IfTag } from '../language/tag.ts';
import { childOf, elementsNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { cutParagraph, type Marker, type Stretch } from './cut-paragraph.ts';
import type { Marks, ParagraphMark } from './marks.ts';
import { isParagraph, paragraphText } from './paragraph-text.ts';
import type { Place } from './place-words.ts';
import { unpairedMarkers } from './unpaired-markers.ts';

/** What stands in a cell, a table, a text: its elements, with the blocks that reach over several of them. */
export type Block =
  | { kind: 'node'; node: XmlNode }
  /** A paragraph with tags, or what lies of it between two markers; `index` counts these. */
  | { kind: 'stretch'; paragraph: XmlElement; mark: ParagraphMark; stretch: Stretch; index: number; isWhole: boolean }
  | { kind: 'if'; tag: IfTag; place: Place; met: Block[]; otherwise: Block[] }
  | { kind: 'each'; tag: EachTag; place: Place; body: Block[] };

type Item = Exclude<Block, { kind: 'if' | 'each' }> | Marker;

/** Where a marker may find its counterpart further out: a block may begin in the first cell of a row and end in the last, or in another row. */
const LET_OUT = new Set(['w:tc', 'w:tr', 'a:tc', 'a:tr', 'a:txBody', 'w:sdt', 'w:sdtContent', 'w:customXml']);

const isRow = ({ name }: XmlElement): boolean => name === 'w:tr' || name === 'a:tr';
const isContainer = (element: XmlElement): boolean => element.children.some((child) => isElement(child) && (isParagraph(child) || isRow(child)));

/** Finds which markers of a part belong together. `unpaired` gets those that are left, with the element beyond which no block reaches. */
export class BlockArranger {
  readonly #marks: Marks;
  readonly #unpaired: (marker: Marker, within: XmlElement) => void;
  readonly #blocks = new Map<XmlElement, Block[]>();

  constructor(marks: Marks, unpaired: (marker: Marker, within: XmlElement) => void) {
    this.#marks = marks;
    this.#unpaired = unpaired;
  }

  blocksOf(element: XmlElement): Block[] | undefined {
    return this.#blocks.get(element);
  }

  /** Arranges what stands in the element, and gives the markers whose counterpart must stand outside of it. */
  arrange(element: XmlElement): Marker[] {
    if (!this.#marks.alive.has(element)) return [];
    const left = isContainer(element)
      ? this.#pair(
          element,
          element.children.flatMap((child) => this.#itemsOf(child)),
        )
      : element.children.flatMap((child) => (isElement(child) ? this.arrange(child) : []));
    if (LET_OUT.has(element.name)) return left;
    for (const marker of left) this.#unpaired(marker, element);
    return [];
  }

  #itemsOf(node: XmlNode): Item[] {
    if (!isElement(node) || !this.#marks.alive.has(node)) return [{ kind: 'node', node }];
    const mark = this.#marks.of.get(node);
    const markers = this.arrange(node);
    if (mark?.kind === 'paragraph') return stretchesOf(node, mark);
    if (markers.length === 0) return [{ kind: 'node', node }];
    if (isRow(node) && this.#isOfMarkersAlone(node)) return markers;
    const closes = ({ placed }: Marker) => placed.tag.kind === 'endIf' || placed.tag.kind === 'endEach';
    return [...markers.filter((marker) => !closes(marker)), { kind: 'node', node }, ...markers.filter(closes)];
  }

  #pair(element: XmlElement, items: readonly Item[]): Marker[] {
    const markers = items.filter((item) => item.kind === 'marker');
    const unpaired = unpairedMarkers(markers.map(({ placed }) => placed));
    const cutHere = new Set(markers.filter(({ placed }) => !unpaired.has(placed)).map(({ paragraph }) => paragraph));
    const blocks: Block[] = [];
    const open: Block[][] = [blocks];
    for (const item of items) {
      if (item.kind === 'marker') {
        if (!unpaired.has(item.placed)) turn(open, item);
      } else if (item.kind === 'node' || !item.stretch.isBlank || !cutHere.has(item.paragraph) || endsSection(item)) open.at(-1)?.push(item);
    }
    this.#blocks.set(element, blocks);
    return markers.filter(({ placed }) => unpaired.has(placed));
  }

  /** A row that holds nothing but markers is none of the table. */
  #isOfMarkersAlone(row: XmlElement): boolean {
    for (const name of ['w:p', 'a:p'])
      for (const paragraph of elementsNamed(row, name)) {
        const mark = this.#marks.of.get(paragraph);
        if (mark?.kind === 'paragraph') {
          if (stretchesOf(paragraph, mark).some((item) => item.kind === 'stretch' && !item.stretch.isBlank)) return false;
        } else {
          const { text, objects } = paragraphText(paragraph);
          if (text.trim() !== '' || objects.length > 0) return false;
        }
      }
    return true;
  }
}

function stretchesOf(paragraph: XmlElement, mark: ParagraphMark): Item[] {
  const cut = cutParagraph(paragraph, mark);
  return cut.map((one, index) => (one.kind === 'marker' ? one : { kind: 'stretch', paragraph, mark, stretch: one, index, isWhole: cut.length === 1 }));
}

/** Opens, parts or closes a block. */
function turn(open: Block[][], { placed: { tag }, place }: Marker): void {
  const here = open.at(-1);
  if (tag.kind === 'if') {
    const block: Block = { kind: 'if', tag, place, met: [], otherwise: [] };
    here?.push(block);
    open.push(block.met);
  } else if (tag.kind === 'each') {
    const block: Block = { kind: 'each', tag, place, body: [] };
    here?.push(block);
    open.push(block.body);
  } else {
    open.pop();
    const last = open.at(-1)?.at(-1);
    if (tag.kind === 'else' && last?.kind === 'if') open.push(last.otherwise);
  }
}

/** The last stretch of a paragraph that carries the page settings of all before it: they would be lost with it. */
const endsSection = ({ paragraph, index, mark }: Extract<Item, { kind: 'stretch' }>): boolean =>
  childOf(childOf(paragraph, 'w:pPr'), 'w:sectPr') !== undefined && index === cutParagraph(paragraph, mark).length - 1;
