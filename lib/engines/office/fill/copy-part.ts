import type { OfficePackage } from '../package/office-package.ts';
import { freeName } from '../package/part-names.ts';
import { type Relationships, relationshipKind } from '../package/relationships.ts';

/** What belongs to one chart or slide alone; pictures, layouts and themes are shared. */
export const OWN_KINDS: ReadonlySet<string> = new Set([
  'notesSlide',
  'chart',
  'chartEx',
  'chartUserShapes',
  'chartStyle',
  'chartColorStyle',
  'themeOverride',
  'package',
  'oleObject',
  'vmlDrawing',
  'diagramData',
  'diagramDrawing',
  'diagramLayout',
  'diagramQuickStyle',
  'diagramColors',
  'customXml',
  'control',
  'tags',
]);

/** Comments are of one place. */
const LEFT_OUT = new Set(['comments']);

/** Copies the part that a relationship leads to, with what belongs to it, and gives the id of the relationship to the copy. */
export function copyPart(office: OfficePackage, relationships: Relationships, id: string): string {
  const relationship = relationships.get(id);
  if (!relationship || relationship.isExternal) return id;
  const part = relationships.partOf(relationship);
  if (!office.has(part)) return id;
  return relationships.add(relationshipKind(relationship), `/${copyOf(office, part)}`);
}

/** The name of a copy of a part. `back` are parts that lead back to it, by their names and those of their copies. */
export function copyOf(office: OfficePackage, part: string, back: ReadonlyMap<string, string> = new Map()): string {
  const copy = freeName(part, (name) => office.has(name));
  office.write(copy, office.bytes(part));
  const type = office.types.of(part);
  if (type) office.types.set(copy, type);
  const known = new Map([...back, [part.toLowerCase(), copy]]);
  const relationships = office.relationships(copy);
  for (const relationship of office.relationships(part).all()) {
    if (LEFT_OUT.has(relationshipKind(relationship))) continue;
    const target = relationship.isExternal ? undefined : office.relationships(part).partOf(relationship);
    const copied = target && known.get(target.toLowerCase());
    if (!target) relationships.replace(relationship);
    else if (copied) relationships.replace({ ...relationship, target: `/${copied}` });
    else if (OWN_KINDS.has(relationshipKind(relationship)) && office.has(target))
      relationships.replace({ ...relationship, target: `/${copyOf(office, target, known)}` });
    else relationships.replace({ ...relationship, target: `/${target}` });
  }
  return copy;
}
