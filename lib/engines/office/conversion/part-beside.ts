import type { OfficePackage } from '../package/office-package.ts';
import { relationshipKind } from '../package/relationships.ts';

/** The name of the part that the main one refers to as its settings, footnotes, ...; undefined where the file has none. */
export function partBeside(office: OfficePackage, kind: string): string | undefined {
  const relationships = office.relationships(office.mainPart);
  const found = relationships.all().find((relationship) => !relationship.isExternal && relationshipKind(relationship) === kind);
  const part = found && relationships.partOf(found);
  return part && office.has(part) ? part : undefined;
}
