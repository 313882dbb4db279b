import { elementsNamed, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { type Block, BlockArranger } from './arrange-blocks.ts';
import { cellBelow } from './cell-below.ts';
import { compileParagraph } from './compile-paragraph.ts';
import type { Marker } from './cut-paragraph.ts';
import { freshOpening, HAS_IDS } from './fresh-openings.ts';
import type { Marks, ParagraphMark } from './marks.ts';
import type { ParagraphPlan, Plan } from './plan.ts';
import { listUnit, rowUnit } from './row-units.ts';
import { sourceOf, type TemplatePart } from './template-part.ts';

/** What must hold a paragraph at its end, and what stands there when none is left. */
const FILLERS: Record<string, string> = {
  'w:tc': '<w:p/>',
  'w:txbxContent': '<w:p/>',
  'w:hdr': '<w:p/>',
  'w:ftr': '<w:p/>',
  'w:footnote': '<w:p/>',
  'w:endnote': '<w:p/>',
  'w:comment': '<w:p/>',
  'a:txBody': '<a:p/>',
  'p:txBody': '<a:p/>',
  'dsp:txBody': '<a:p/>',
  'c:rich': '<a:p/>',
};
/** What makes Word put something else in place of a content control's text when it opens the file: its prompt, or data that it is bound to. */
const CONTROL_SOURCES = /<(?:w:showingPlcHdr|w:dataBinding|w15:dataBinding)\b[^>]*?(?:\/>|>\s*<\/(?:w:showingPlcHdr|w:dataBinding|w15:dataBinding)>)/g;
const REFERENCES: Record<string, { attribute: string; leadsTo: 'part' | 'footnote' | 'endnote' }> = {
  'w:footnoteReference': { attribute: 'w:id', leadsTo: 'footnote' },
  'w:endnoteReference': { attribute: 'w:id', leadsTo: 'endnote' },
  'c:chart': { attribute: 'r:id', leadsTo: 'part' },
  'cx:chart': { attribute: 'r:id', leadsTo: 'part' },
};

/** Turns a part into a plan by which it is written for any values. `unpaired` gets the markers of blocks that have no counterpart. */
export function compilePart(part: TemplatePart, marks: Marks, unpaired: (marker: Marker, within: XmlElement) => void): Plan[] {
  const arranger = new BlockArranger(marks, unpaired);
  arranger.arrange(part.root);
  return new PartCompiler(part, marks, arranger).compile(part.root.children, false);
}

/** Compiles what stands in a part. `isRepeated` where it may be written more than once. */
export class PartCompiler {
  readonly part: TemplatePart;
  readonly marks: Marks;
  readonly #arranger: BlockArranger;
  readonly #paragraphs = new Map<XmlElement, ParagraphPlan>();
  readonly #headings = new Set<XmlElement>();

  constructor(part: TemplatePart, marks: Marks, arranger: BlockArranger) {
    this.part = part;
    this.marks = marks;
    this.#arranger = arranger;
  }

  compile(nodes: readonly XmlNode[], isRepeated: boolean): Plan[] {
    const out: Plan[] = [];
    for (const node of nodes) this.node(node, isRepeated, out);
    return out;
  }

  node(node: XmlNode, isRepeated: boolean, out: Plan[]): void {
    if (!isElement(node)) add(out, node);
    else if (this.#headings.delete(node)) out.push({ kind: 'heading', body: this.compile([node], isRepeated), below: cellBelow(this.part, node) });
    else if (this.#isPlain(node, isRepeated)) add(out, sourceOf(this.part, node));
    else if (node.name === 'w:sdtPr') {
      const first = sourceOf(this.part, node).replace(CONTROL_SOURCES, '');
      if (isRepeated) out.push({ kind: 'fresh', first, again: 'withoutControlId' });
      else add(out, first);
    } else this.#element(node, isRepeated, out);
  }

  /** Whether an element is written as it stands, however often. */
  #isPlain(element: XmlElement, isRepeated: boolean): boolean {
    return !this.marks.alive.has(element) && element.name !== 'w:sdtPr' && !(isRepeated && HAS_IDS.test(sourceOf(this.part, element)));
  }

  #element(node: XmlElement, isRepeated: boolean, out: Plan[]): void {
    if (isRepeated && freshOpening(node) === 'leftOut') {
      out.push({ kind: 'fresh', first: sourceOf(this.part, node), again: 'leftOut' });
      return;
    }
    const mark = this.marks.of.get(node);
    if (mark?.kind === 'plain' || mark?.kind === 'instruction') {
      const form = mark.kind === 'plain' ? 'text' : 'instruction';
      const [open, close] = form === 'text' ? [node.open, node.close] : ['<w:instrText xml:space="preserve">', '</w:instrText>'];
      add(out, open);
      out.push({ kind: 'plain', text: mark.text, tags: mark.tags, form, place: mark.place });
      add(out, close);
      return;
    }
    if (mark?.kind === 'picture') {
      out.push({ kind: 'picture', mark, element: node, source: sourceOf(this.part, node), isRepeated });
      return;
    }
    const blocks = this.#arranger.blocksOf(node);
    const body: Plan[] = [];
    if (blocks) this.#blocks(blocks, isRepeated, body);
    else for (const child of node.children) this.node(child, isRepeated, body);
    this.#enclose(node, body, isRepeated, out);
  }

  #enclose(element: XmlElement, body: Plan[], isRepeated: boolean, out: Plan[]): void {
    const { name, open, close } = element;
    const filler = FILLERS[name];
    if (name === 'w:tbl' || name === 'a:tbl') out.push({ kind: 'table', open, body, close });
    else if (name === 'p:graphicFrame' && !elementsNamed(element, 'a:tbl').next().done) out.push({ kind: 'frame', body: [open, ...body, close] });
    else if (filler && body.some((plan) => typeof plan !== 'string')) out.push({ kind: 'container', open, body, close, filler });
    else {
      this.opening(element, isRepeated, out);
      for (const plan of body) add(out, plan);
      add(out, close);
    }
  }

  /** The opening tag of an element: with its tags, and where it may be repeated, with ids that are its own in each copy. */
  opening(element: XmlElement, isRepeated: boolean, out: Plan[]): void {
    const { name, open } = element;
    const mark = this.marks.of.get(element);
    const reference = REFERENCES[name];
    if (mark?.kind === 'link') out.push({ kind: 'link', open, attribute: mark.attribute, target: mark.target, tags: mark.tags, place: mark.place });
    else if (isRepeated && reference) out.push({ kind: 'reference', open, ...reference });
    else if (mark?.kind === 'attributes')
      out.push({ kind: 'attributes', open, attributes: mark.attributes, place: mark.place, again: isRepeated ? freshOpening(element) : undefined });
    else {
      const again = isRepeated ? freshOpening(element) : undefined;
      if (again) out.push({ kind: 'fresh', first: open, again });
      else add(out, open);
    }
  }

  #blocks(blocks: readonly Block[], isRepeated: boolean, out: Plan[]): void {
    for (let at = 0; at < blocks.length; ) {
      const unit = rowUnit(blocks, at, this.marks) ?? listUnit(blocks, at, this.marks, this.part.listLevel);
      if (unit) {
        const body: Plan[] = [];
        for (const heading of unit.headings ?? []) this.#headings.add(heading);
        this.#block(blocks[at] as Block, true, body);
        // What follows in the unit may be repeated in itself, as items of a deeper level are.
        this.#blocks(blocks.slice(at + 1, at + unit.length), true, body);
        out.push({ kind: 'repeat', names: unit.names, body });
      } else this.#block(blocks[at] as Block, isRepeated, out);
      at += unit?.length ?? 1;
    }
  }

  #block(block: Block, isRepeated: boolean, out: Plan[]): void {
    if (block.kind === 'node') this.node(block.node, isRepeated, out);
    else if (block.kind === 'stretch') {
      const paragraph = this.#paragraph(block.paragraph, block.mark, isRepeated);
      out.push({ kind: 'stretch', paragraph, segments: block.stretch.segments, index: block.index });
    } else if (block.kind === 'if') {
      const met: Plan[] = [];
      const otherwise: Plan[] = [];
      this.#blocks(block.met, isRepeated, met);
      this.#blocks(block.otherwise, isRepeated, otherwise);
      out.push({ kind: 'if', tag: block.tag, met, otherwise, place: block.place });
    } else {
      const body: Plan[] = [];
      this.#blocks(block.body, true, body);
      out.push({ kind: 'each', tag: block.tag, body, place: block.place });
    }
  }

  /** Stretches of one paragraph share its plan, so that they come together again. */
  #paragraph(element: XmlElement, mark: ParagraphMark, isRepeated: boolean): ParagraphPlan {
    let plan = this.#paragraphs.get(element);
    if (!plan) this.#paragraphs.set(element, (plan = compileParagraph(this, element, mark, isRepeated)));
    return plan;
  }
}

/** Adjacent text becomes one. */
export function add(out: Plan[], plan: Plan): void {
  const last = out.length - 1;
  if (typeof plan === 'string' && typeof out[last] === 'string') out[last] += plan;
  else if (plan !== '') out.push(plan);
}
