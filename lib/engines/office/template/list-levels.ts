import type { OfficePackage } from '../package/office-package.ts';
import { attribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { childOf, elementsNamed, type XmlElement } from '../xml/xml-tree.ts';
import { bulletLevels } from './slide-bullets.ts';

type LevelOf = (paragraph: XmlElement) => number | undefined;

/** How to tell which paragraphs of a part are items of lists, and of which level. */
export function listLevels(office: OfficePackage, part: string, root: XmlElement): LevelOf {
  if (office.kind === 'pptx') return bulletLevels(office, part, root);
  let styles: Map<string, number> | undefined;
  return (paragraph) => {
    const properties = childOf(paragraph, 'w:pPr');
    const numbering = childOf(properties, 'w:numPr');
    if (numbering) return levelIn(numbering);
    const style = attribute(childOf(properties, 'w:pStyle')?.open ?? '', 'w:val');
    if (style === undefined) return undefined;
    styles ??= numberedStyles(office);
    return styles.get(style);
  };
}

/** Number 0 takes a paragraph out of the list that its style puts it in. */
function levelIn(numbering: XmlElement): number | undefined {
  if (attribute(childOf(numbering, 'w:numId')?.open ?? '', 'w:val') === '0') return undefined;
  return Number(attribute(childOf(numbering, 'w:ilvl')?.open ?? '', 'w:val') ?? 0);
}

/** The levels of paragraph styles that number or bullet what they are given to, by themselves or by what they are based on. */
function numberedStyles(office: OfficePackage): Map<string, number> {
  const [relationship] = office.relationships(office.mainPart).ofKind('styles');
  const part = relationship && office.relationships(office.mainPart).partOf(relationship);
  const found = new Map<string, number>();
  if (!part || !office.has(part)) return found;
  const styles = new Map<string, XmlElement>();
  for (const style of elementsNamed(parseXml(office.text(part), part), 'w:style')) styles.set(attribute(style.open, 'w:styleId') ?? '', style);
  for (const id of styles.keys()) {
    const seen = new Set<string>();
    for (let at: string | undefined = id; at !== undefined && !seen.has(at); at = attribute(childOf(styles.get(at), 'w:basedOn')?.open ?? '', 'w:val')) {
      seen.add(at);
      const numbering = childOf(childOf(styles.get(at), 'w:pPr'), 'w:numPr');
      if (!numbering) continue;
      const level = levelIn(numbering);
      if (level !== undefined) found.set(id, level);
      break;
    }
  }
  return found;
}
