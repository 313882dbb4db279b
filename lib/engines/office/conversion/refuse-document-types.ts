import { OfficeRefused } from '../office-refused.ts';
import type { OfficePackage } from '../package/office-package.ts';

const DOCUMENT_TYPE = /<!(DOCTYPE|ENTITY)/i;

/** Entities would let a small part unfold without end, or read files of the server; no program that makes documents writes them. */
export function refuseDocumentTypes(office: OfficePackage): void {
  for (const name of office.names())
    if (/\.(xml|rels|vml)$/i.test(name) && DOCUMENT_TYPE.test(office.text(name)))
      throw new OfficeRefused('doctype', `${name} carries a document type, which documents never do.`, 'Save the document anew and send that.');
}
