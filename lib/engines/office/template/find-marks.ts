import { readTags } from '../language/read-tags.ts';
import type { PlacedTag } from '../language/tag.ts';
import { attribute } from '../xml/attributes.ts';
import { readXmlText } from '../xml/xml-text.ts';
import { elementsNamed, isElement, type XmlElement } from '../xml/xml-tree.ts';
import { linksWithTags } from './links-with-tags.ts';
import type { AttributeMark, Mark, Marks } from './marks.ts';
import { isParagraph, paragraphText } from './paragraph-text.ts';
import { placeWords, type Whereabouts } from './place-words.ts';
import type { TemplatePart } from './template-part.ts';

/** Attributes that people read, by the elements that carry them. */
const READ_ATTRIBUTES: Record<string, readonly string[]> = {
  'wp:docPr': ['descr', 'title', 'name'],
  'pic:cNvPr': ['descr', 'title', 'name'],
  'p:cNvPr': ['descr', 'title', 'name'],
  'v:shape': ['alt', 'title'],
  'v:rect': ['alt', 'title'],
  'v:imagedata': ['o:title'],
  'v:textpath': ['string'],
  'w:hyperlink': ['w:tooltip'],
  'a:hlinkClick': ['tooltip'],
  'w:fldSimple': ['w:instr'],
  'w:tblCaption': ['w:val'],
  'w:tblDescription': ['w:val'],
  'w:alias': ['w:val'],
};
const LINKS: Record<string, string> = { 'w:hyperlink': 'r:id', 'a:hlinkClick': 'r:id', 'a:hlinkHover': 'r:id', 'a:hlinkMouseOver': 'r:id' };
const PICTURES = new Set(['w:drawing', 'p:pic']);
const PICTURE_NAMES = new Set(['wp:docPr', 'pic:cNvPr', 'p:cNvPr']);
/** Labels of charts, comments on slides of the older kind. */
const PLAIN_TEXTS = new Set(['c:v', 'cx:pt', 'p:text']);

/** Finds the tags of a part. `everyText` where all texts are plain, as in the document's properties. */
export function findMarks(part: TemplatePart, everyText = false): Marks {
  const marks: Marks = { of: new Map(), alive: new Set() };
  const finder = new MarkFinder(part, marks, everyText);
  finder.look(part.root, { label: part.label, table: 0, row: 0, box: false });
  return marks;
}

class MarkFinder {
  readonly #marks: Marks;
  readonly #everyText: boolean;
  readonly #hasInstructions: boolean;
  readonly #links: Map<string, string>;
  #tables = 0;

  constructor(part: TemplatePart, marks: Marks, everyText: boolean) {
    this.#marks = marks;
    this.#everyText = everyText;
    this.#hasInstructions = part.xml.includes('instrText');
    this.#links = linksWithTags(part.relationships);
  }

  /** Whether a mark was set on the element or below. */
  look(element: XmlElement, where: Whereabouts): boolean {
    let isAlive = this.#mark(element, where);
    if (isParagraph(element) && this.#hasInstructions) this.#markInstructions(element, where);
    const here = this.#inside(element, where);
    let row = 0;
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (child.name === 'w:tr' || child.name === 'a:tr') row += 1;
      if (this.look(child, row && here.table ? { ...here, row } : here)) isAlive = true;
    }
    if (this.#marks.of.has(element)) isAlive = true;
    if (isAlive) this.#marks.alive.add(element);
    return isAlive;
  }

  #inside(element: XmlElement, where: Whereabouts): Whereabouts {
    if (element.name === 'w:tbl' || element.name === 'a:tbl') return { ...where, table: (this.#tables += 1) };
    return element.name === 'w:txbxContent' ? { ...where, box: true, table: 0 } : where;
  }

  #mark(element: XmlElement, where: Whereabouts): boolean {
    const mark = this.#markOf(element, where);
    if (mark) this.#marks.of.set(element, mark);
    return mark !== undefined;
  }

  #markOf(element: XmlElement, where: Whereabouts): Mark | undefined {
    const { name } = element;
    if (isParagraph(element)) {
      const paragraph = paragraphText(element);
      const tags = tagsIn(paragraph.text);
      return tags.length > 0 ? { kind: 'paragraph', ...paragraph, tags, place: () => placeWords(where, paragraph.text) } : undefined;
    }
    if (PLAIN_TEXTS.has(name) || (this.#everyText && !element.children.some(isElement))) {
      const text = readXmlText(element.children.filter((child) => !isElement(child)).join(''));
      const tags = tagsIn(text);
      if (tags.length > 0) return { kind: 'plain', text, tags, place: () => placeWords(where, text) };
    }
    const link = LINKS[name];
    const target = link && this.#links.size > 0 ? this.#links.get(attribute(element.open, link) ?? '') : undefined;
    if (link && target) return { kind: 'link', attribute: link, target, tags: tagsIn(target), place: () => placeWords(where, target) };
    return pictureMark(element, where) ?? attributesMark(element, where);
  }

  /** An instruction may be cut into several elements, as text is. */
  #markInstructions(paragraph: XmlElement, where: Whereabouts): void {
    let field: XmlElement[] = [];
    const end = () => {
      const text = readXmlText(field.flatMap(({ children }) => children).join(''));
      const tags = tagsIn(text);
      for (const [index, element] of field.entries()) {
        if (tags.length === 0) break;
        this.#marks.of.set(element, { kind: 'instruction', text: index ? '' : text, tags: index ? [] : tags, place: () => placeWords(where, text) });
      }
      field = [];
    };
    for (const run of elementsNamed(paragraph, 'w:r'))
      for (const child of run.children) {
        if (!isElement(child)) continue;
        if (child.name === 'w:instrText') field.push(child);
        else if (child.name === 'w:fldChar') end();
      }
    end();
  }
}

const tagsIn = (text: string): PlacedTag[] => (text.includes('{{') ? readTags(text) : []);

function attributesMark({ name, open }: XmlElement, where: Whereabouts): Mark | undefined {
  if (!open.includes('{{')) return undefined;
  const attributes = (READ_ATTRIBUTES[name] ?? []).flatMap((one): AttributeMark[] => {
    const text = attribute(open, one) ?? '';
    const tags = tagsIn(text);
    return tags.length > 0 ? [{ name: one, text, tags }] : [];
  });
  return attributes.length > 0
    ? {
        kind: 'attributes',
        attributes,
        place: () => placeWords({ ...where, label: [where.label, 'alt text'].filter(Boolean).join(', ') }, attributes[0]?.text ?? ''),
      }
    : undefined;
}

/** A picture whose alt text is one tag and nothing else. */
function pictureMark(element: XmlElement, where: Whereabouts): Mark | undefined {
  if (!PICTURES.has(element.name)) return undefined;
  if (element.name === 'w:drawing' && elementsNamed(element, 'pic:pic').next().done) return undefined;
  for (const name of PICTURE_NAMES)
    for (const { open } of elementsNamed(element, name)) {
      const text = (attribute(open, 'descr') ?? '').trim();
      const [tag, ...others] = tagsIn(text);
      if (tag?.tag.kind !== 'value' || others.length > 0 || tag.start !== 0 || tag.end !== text.length) continue;
      return { kind: 'picture', text, tags: [tag], place: () => placeWords({ ...where, label: [where.label, 'picture'].filter(Boolean).join(', ') }, text) };
    }
  return undefined;
}
