import type { OfficePackage } from '../package/office-package.ts';
import { attribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsNamed } from '../xml/xml-tree.ts';

/** A slide of a presentation, as it is listed there. */
export type ListedSlide = { number: number; part: string; notes: string | undefined; relationship: string; id: string };

/** The slides in the order in which they are shown. */
export function slideOrder(office: OfficePackage): ListedSlide[] {
  if (office.kind !== 'pptx') return [];
  const relationships = office.relationships(office.mainPart);
  const slides: ListedSlide[] = [];
  for (const { open } of elementsNamed(parseXml(office.text(office.mainPart), office.mainPart), 'p:sldId')) {
    const relationship = relationships.get(attribute(open, 'r:id'));
    if (!relationship || relationship.isExternal) continue;
    const part = relationships.partOf(relationship);
    if (!office.has(part)) continue;
    const own = office.relationships(part);
    const [notes] = own.ofKind('notesSlide');
    slides.push({
      number: slides.length + 1,
      part,
      notes: notes && own.partOf(notes),
      relationship: relationship.id,
      id: attribute(open, 'id') ?? '',
    });
  }
  return slides;
}
