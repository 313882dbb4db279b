import type { Scope } from '../language/scope.ts';
import type { OfficePackage } from '../package/office-package.ts';
import type { PartWithText } from '../template/parts-with-text.ts';
import { attribute, withAttribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsNamed, type XmlElement } from '../xml/xml-tree.ts';
import type { Filling } from './filling.ts';
import type { NoteKind, Notes } from './notes.ts';

export const notesOf = (office: OfficePackage): Notes | undefined => undefined;
export function fillNotes(filling: Filling, listed: PartWithText, scope: Scope): void {}
