import type { OfficePackage } from '../package/office-package.ts';
import { openPackage } from '../package/open-package.ts';
import { type Relationship, relationshipKind } from '../package/relationships.ts';
import { withoutAttribute } from '../xml/attributes.ts';
import { orderNotes } from './order-notes.ts';
import { refuseDocumentTypes } from './refuse-document-types.ts';
import { showFinalText } from './show-final-text.ts';
import { stripFields } from './strip-fields.ts';

/** What a program could run, unpack or load in place of the picture that a document shows of it. */
const ACTIVE = new Set([
  'oleObject',
  'package',
  'control',
  'activeXControlBinary',
  'ctrlProp',
  'vbaProject',
  'wordVbaData',
  'aFChunk',
  'subDocument',
  'frame',
  'attachedToolbars',
]);
const VECTOR = /\.svgz?$/i;
/** Elements that lead to another document, and pictures named by their address instead of a relationship. */
const OTHER_DOCUMENTS = /<w:(altChunk|subDoc)\b(?:[^>]*\/>|[\s\S]*?<\/w:\1>)/g;
/** Comments are not printed, and LibreOffice gives the notes after one to the wrong references. */
const COMMENTS = /<w:comment(?:RangeStart|RangeEnd|Reference)\b[^>]*\/>/g;
const PICTURE = /<v:(?:imagedata|fill|stroke|image)\b[^>]*>/g;
const PICTURE_ADDRESSES = ['src', 'o:href', 'o:althref'];
const TEXT = /^(?:word|ppt|docProps)\/.*\.(?:xml|vml)$/i;

/** Takes out of a document all that a converter would fetch, run or unpack. */
export function stripForConversion(bytes: Uint8Array): Uint8Array {
  const office = openPackage(bytes);
  refuseDocumentTypes(office);
  for (const name of office.names()) if (/\.rels$/i.test(name)) stripRelationships(office, name.replace(/_rels\/([^/]*)\.rels$/i, '$1'));
  for (const name of office.names()) {
    if (!TEXT.test(name)) continue;
    const xml = office.text(name);
    const stripped = stripFields(
      xml
        .replace(OTHER_DOCUMENTS, '')
        .replace(COMMENTS, '')
        .replace(PICTURE, (open) => PICTURE_ADDRESSES.reduce(withoutAttribute, open)),
      name,
    );
    if (stripped !== xml) office.write(name, stripped);
  }
  orderNotes(office);
  showFinalText(office);
  return office.save();
}

function stripRelationships(office: OfficePackage, from: string): void {
  const relationships = office.relationships(from);
  for (const relationship of relationships.all()) {
    const isLink = relationshipKind(relationship) === 'hyperlink';
    if (
      (relationship.isExternal && !isLink) ||
      ACTIVE.has(relationshipKind(relationship)) ||
      (!relationship.isExternal && isUnsafePicture(office, relationships.partOf(relationship), relationship))
    )
      relationships.remove(relationship.id);
  }
}

/** A drawing that is itself a document with links and scripts. */
function isUnsafePicture(office: OfficePackage, part: string, relationship: Relationship): boolean {
  if (relationshipKind(relationship) !== 'image' || !VECTOR.test(part) || !office.has(part)) return false;
  if (/svgz$/i.test(part)) return true;
  return /<!DOCTYPE|<!ENTITY|<script|<foreignObject|@import|href\s*=\s*["'](?!#|data:image\/(?:png|jpe?g|gif))|url\(\s*["']?(?!#|data:)/i.test(
    office.text(part),
  );
}
