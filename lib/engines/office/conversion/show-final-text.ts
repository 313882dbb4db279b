import type { OfficePackage } from '../package/office-package.ts';
import { relationshipKind } from '../package/relationships.ts';

const VIEW = /<w:revisionView\b[^>]*?(?:\/>|>\s*<\/w:revisionView>)/g;

/** Has a converter write the text as it is after all tracked changes: what was deleted is else printed, struck through. */
export function showFinalText(office: OfficePackage): void {
  const relationships = office.relationships(office.mainPart);
  const settings = relationships.all().find((relationship) => !relationship.isExternal && relationshipKind(relationship) === 'settings');
  const part = settings && relationships.partOf(settings);
  if (!part || !office.has(part)) return;
  const xml = office.text(part);
  office.write(
    part,
    xml.replace(VIEW, '').replace(/<w:settings\b[^>]*?(\/?)>/, (open, empty) => (empty ? `${open.slice(0, -2)}>${view}</w:settings>` : open + view)),
  );
}

const view = '<w:revisionView w:markup="0"/>';
