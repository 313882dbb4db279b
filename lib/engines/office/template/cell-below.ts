import { childOf, type XmlElement } from '../xml/xml-tree.ts';
import { sourceOf, type TemplatePart } from './template-part.ts';

const MERGE = /<w:vMerge\b[^>]*?(?:\/>|>\s*<\/w:vMerge>)/;

/** A cell without text that goes on with this one, which begins a merge over rows. */
export function cellBelow(part: TemplatePart, cell: XmlElement): string {
  const properties = childOf(cell, cell.name === 'a:tc' ? 'a:tcPr' : 'w:tcPr');
  const source = properties ? sourceOf(part, properties) : '';
  if (cell.name === 'a:tc') {
    const open = cell.open.replace(/\srowSpan\s*=\s*(?:"[^"]*"|'[^']*')/, '').replace(/>$/, ' vMerge="1">');
    return `${open}<a:txBody><a:bodyPr/><a:p/></a:txBody>${source}${cell.close}`;
  }
  return `${cell.open}${source.replace(MERGE, '<w:vMerge/>')}<w:p/>${cell.close}`;
}
