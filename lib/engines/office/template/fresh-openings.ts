import type { XmlElement } from '../xml/xml-tree.ts';
import type { FreshKind } from './plan.ts';

/**
 * What must be unique in a document or a slide, and so differs in copies of repeated content: Word and PowerPoint repair files,
 * or refuse them, where these ids stand twice. Marks of ranges and comments stay in the first copy alone.
 */
const FRESH: Record<string, FreshKind> = {
  'wp:docPr': 'drawing',
  'p:cNvPr': 'drawing',
  'a16:rowId': 'tableRow',
  'w:bookmarkStart': 'leftOut',
  'w:bookmarkEnd': 'leftOut',
  'w:commentRangeStart': 'leftOut',
  'w:commentRangeEnd': 'leftOut',
  'w:commentReference': 'leftOut',
  'w:permStart': 'leftOut',
  'w:permEnd': 'leftOut',
  'w:moveFromRangeStart': 'leftOut',
  'w:moveFromRangeEnd': 'leftOut',
  'w:moveToRangeStart': 'leftOut',
  'w:moveToRangeEnd': 'leftOut',
};
const OPTIONAL_IDS = /\s(?:w14:(?:paraId|textId)|wp14:(?:anchorId|editId))\s*=/;

/** Whether a stretch of XML holds anything that differs in copies. */
export const HAS_IDS =
  /<(?:wp:docPr|p:cNvPr|a16:rowId|w:bookmark|w:comment|w:perm|w:move(?:From|To)Range|w:footnoteReference|w:endnoteReference|w:sdt>|w:sdt |c:chart |cx:chart )|\s(?:w14:paraId|w14:textId|wp14:anchorId)/;

export function freshOpening({ name, open }: XmlElement): FreshKind | undefined {
  const kind = FRESH[name];
  if (kind) return kind;
  return OPTIONAL_IDS.test(open) ? 'withoutIds' : undefined;
}
