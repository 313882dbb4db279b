import type { OfficePackage } from '../package/office-package.ts';
import { attribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { childOf, elementsNamed, type XmlElement } from '../xml/xml-tree.ts';

const BULLETS = ['a:buChar', 'a:buAutoNum', 'a:buBlip'];
/** Placeholders whose text the master gives bullets. */
const BULLETED = new Set<string | undefined>([undefined, 'body', 'obj']);
const MAX_LEVEL = 9;

/** Whether a paragraph has a bullet is said by itself, or by the shape, the layout or the master that it follows. */
export function bulletLevels(office: OfficePackage, part: string, root: XmlElement): (paragraph: XmlElement) => number | undefined {
  let shapes: Map<XmlElement, XmlElement> | undefined;
  let inherited: Inherited | undefined;
  return (paragraph) => {
    const properties = childOf(paragraph, 'a:pPr');
    const level = Number(attribute(properties?.open ?? '', 'lvl') ?? 0);
    const own = hasBullet(properties);
    if (own !== undefined) return own ? level : undefined;
    shapes ??= shapesOf(root);
    const shape = shapes.get(paragraph);
    const listStyle = hasBullet(levelStyle(childOf(childOf(shape, 'p:txBody'), 'a:lstStyle'), level));
    if (listStyle !== undefined) return listStyle ? level : undefined;
    inherited ??= new Inherited(office, part);
    return shape && inherited.hasBullet(shape, level) ? level : undefined;
  };
}

function hasBullet(properties: XmlElement | undefined): boolean | undefined {
  if (BULLETS.some((name) => childOf(properties, name))) return true;
  return childOf(properties, 'a:buNone') ? false : undefined;
}

const levelStyle = (styles: XmlElement | undefined, level: number): XmlElement | undefined => childOf(styles, `a:lvl${Math.min(level + 1, MAX_LEVEL)}pPr`);

function shapesOf(root: XmlElement): Map<XmlElement, XmlElement> {
  const shapes = new Map<XmlElement, XmlElement>();
  for (const shape of elementsNamed(root, 'p:sp')) for (const paragraph of elementsNamed(shape, 'a:p')) shapes.set(paragraph, shape);
  return shapes;
}

const placeholderOf = (shape: XmlElement): XmlElement | undefined => childOf(childOf(childOf(shape, 'p:nvSpPr'), 'p:nvPr'), 'p:ph');

/** What layout and master say of a slide's placeholders. */
class Inherited {
  readonly #layout: XmlElement | undefined;
  readonly #master: XmlElement | undefined;

  constructor(office: OfficePackage, slide: string) {
    const next = (from: string | undefined, kind: string) => {
      const [relationship] = from === undefined ? [] : office.relationships(from).ofKind(kind);
      const part = relationship && from !== undefined ? office.relationships(from).partOf(relationship) : undefined;
      return part && office.has(part) ? part : undefined;
    };
    const layout = next(slide, 'slideLayout');
    const master = next(layout, 'slideMaster');
    this.#layout = layout ? parseXml(office.text(layout), layout) : undefined;
    this.#master = master ? parseXml(office.text(master), master) : undefined;
  }

  hasBullet(shape: XmlElement, level: number): boolean {
    const placeholder = placeholderOf(shape);
    if (!placeholder || !BULLETED.has(attribute(placeholder.open, 'type'))) return false;
    const index = attribute(placeholder.open, 'idx');
    for (const other of this.#layout ? elementsNamed(this.#layout, 'p:sp') : []) {
      const theirs = placeholderOf(other);
      if (!theirs || attribute(theirs.open, 'idx') !== index) continue;
      if (!BULLETED.has(attribute(theirs.open, 'type'))) return false;
      const said = hasBullet(levelStyle(childOf(childOf(other, 'p:txBody'), 'a:lstStyle'), level));
      if (said !== undefined) return said;
    }
    const [bodyStyle] = this.#master ? elementsNamed(this.#master, 'p:bodyStyle') : [];
    return hasBullet(levelStyle(bodyStyle, level)) ?? false;
  }
}
