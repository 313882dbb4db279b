import type { OfficeKind } from '../office-kind.ts';
import { brokenFile, OfficeRefused } from '../office-refused.ts';
import { decodePart } from '../xml/decode-part.ts';
import { CONTENT_TYPES_PART, ContentTypes } from './content-types.ts';
import { otherArchive } from './name-other-files.ts';
import { OfficePackage } from './office-package.ts';
import { readZip } from './read-zip.ts';
import { refuseFromOutside } from './refuse-from-outside.ts';
import { unpackEntry } from './unpack-entry.ts';

/** What the main part of a document says that it is; templates and slide shows are as good. */
const MAIN_TYPES: readonly { kind: OfficeKind; type: RegExp }[] = [
  { kind: 'docx', type: /\.wordprocessingml\.(document|template)\.main\+xml$/ },
  { kind: 'pptx', type: /\.presentationml\.(presentation|template|slideshow)\.main\+xml$/ },
];
const MAIN_NAME = /^(word\/document|ppt\/presentation)\d*\.xml$/i;
const MACRO_TYPE = /macroEnabled|vbaProject/i;
const MACRO_PART = /(^|\/)(vbaProject\.bin|vbaData\.xml|xlmMacros?)/i;

/** Opens what came in. Throws an OfficeRefused that says what it is instead, or what is wrong with it. Unpacks no more than the list of its parts. */
export function openPackage(bytes: Uint8Array): OfficePackage {
  refuseFromOutside(bytes);
  const entries = readZip(bytes);
  const names = entries.map(({ name }) => name);
  const listed = entries.find(({ name }) => name.toLowerCase() === CONTENT_TYPES_PART.toLowerCase());
  if (!listed) throw otherArchive(names);
  listed.name = CONTENT_TYPES_PART;
  const types = new ContentTypes(decodePart(unpackEntry(listed), CONTENT_TYPES_PART));
  if (types.all().some((type) => MACRO_TYPE.test(type)) || names.some((name) => MACRO_PART.test(name)))
    throw new OfficeRefused('macros', 'The file holds macros.', 'Save it as DOCX or PPTX, without macros, and send that.');
  for (const { kind, type } of MAIN_TYPES) {
    const isMain = (name: string) => type.test(types.of(name) ?? '') && name !== CONTENT_TYPES_PART;
    // Where the type is that of all XML, the name tells.
    const mainPart = names.find((name) => isMain(name) && MAIN_NAME.test(name)) ?? names.find(isMain);
    if (mainPart) return new OfficePackage(entries, { kind, mainPart, types });
  }
  if (names.some((name) => MAIN_NAME.test(name))) throw brokenFile('it does not say what its parts are');
  throw otherArchive(names);
}
