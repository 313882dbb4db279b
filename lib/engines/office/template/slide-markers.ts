import type { PlacedTag } from '../language/tag.ts';
import { attribute } from '../xml/attributes.ts';
import { childOf, elementsNamed, type XmlElement } from '../xml/xml-tree.ts';
import type { TemplatePart } from './template-part.ts';

const TITLES = new Set(['title', 'ctrTitle']);

/** Whether a marker is of a whole slide: an `{{#each}}` or `{{#if}}` in its title or its notes that nothing closes. */
export function isSlideMarker(part: Pick<TemplatePart, 'root'>, { tag }: PlacedTag, within: XmlElement): boolean {
  if ((tag.kind !== 'each' && tag.kind !== 'if') || within.name !== 'p:txBody') return false;
  for (const shape of elementsNamed(part.root, 'p:sp')) {
    if (!shape.children.includes(within)) continue;
    const placeholder = childOf(childOf(childOf(shape, 'p:nvSpPr'), 'p:nvPr'), 'p:ph');
    const type = attribute(placeholder?.open ?? '', 'type');
    return isNotes(part.root) ? type === 'body' || type === undefined : TITLES.has(type ?? '');
  }
  return false;
}

const isNotes = (root: XmlElement): boolean => root.children.some((child) => typeof child !== 'string' && child.name === 'p:notes');
