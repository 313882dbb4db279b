import { type Relationships, relationshipKind } from '../package/relationships.ts';

/** Editors write a brace in an address as `%7B`; whatever else is encoded stays as it is. */
const BRACES = /%7[bd]/gi;

/** The addresses of links in which tags stand, by the ids of their relationships. */
export function linksWithTags(relationships: Relationships): Map<string, string> {
  const links = new Map<string, string>();
  for (const relationship of relationships.all()) {
    if (!relationship.isExternal || relationshipKind(relationship) !== 'hyperlink') continue;
    const target = readableTarget(relationship.target);
    if (target.includes('{{')) links.set(relationship.id, target);
  }
  return links;
}

/** With the names of its tags as they were written. */
function readableTarget(target: string): string {
  return target
    .replace(BRACES, (brace) => (brace.toLowerCase() === '%7b' ? '{' : '}'))
    .replace(/\{\{[^{}]*\}\}/g, (tag) => {
      try {
        return decodeURIComponent(tag);
      } catch {
        return tag;
      }
    });
}
