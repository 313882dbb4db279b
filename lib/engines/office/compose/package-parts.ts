import { packEntry, writeZip } from '../package/write-zip.ts';
import { writeXmlAttribute, writeXmlText } from '../xml/xml-text.ts';
import type { Spoken } from './look.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MIME = 'application/vnd.openxmlformats-';

/** A part of an Office file: what it holds, what it is, and to which parts it refers, by the ids of its relationships. */
export type ComposedPart = { name: string; type: string; xml: string; refers?: Readonly<Record<string, { kind: string; target: string }>> };

/** The bytes of an Office file; the same parts give the same bytes on every day. `main` comes first. */
export function composePackage(main: ComposedPart, others: readonly ComposedPart[], spoken: Spoken): Uint8Array {
  const parts = [main, ...others, coreProperties(spoken)];
  const root = {
    rId1: { kind: `${RELATIONSHIPS}/officeDocument`, target: main.name },
    rId2: { kind: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
  };
  const files: [string, string][] = [
    ['[Content_Types].xml', contentTypes(parts)],
    ['_rels/.rels', relationships(root)],
    ...parts.flatMap(({ name, xml, refers }): [string, string][] => [
      [name, xml],
      ...(refers ? [[name.replace(/([^/]+)$/, '_rels/$1.rels'), relationships(refers)] as [string, string]] : []),
    ]),
  ];
  return writeZip(files.map(([name, xml]) => packEntry(name, Buffer.from(`${HEAD}${xml}`))));
}

const contentTypes = (parts: readonly ComposedPart[]): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${MIME}package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.map(({ name, type }) => `<Override PartName="/${name}" ContentType="${MIME}${type}+xml"/>`).join('')}</Types>`;

const relationships = (refers: NonNullable<ComposedPart['refers']>): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${Object.entries(refers)
    .map(([id, { kind, target }]) => `<Relationship Id="${id}" Type="${writeXmlAttribute(kind)}" Target="${writeXmlAttribute(target)}"/>`)
    .join('')}</Relationships>`;

const coreProperties = ({ title, language }: Spoken): ComposedPart => ({
  name: 'docProps/core.xml',
  type: 'package.core-properties',
  xml: `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${writeXmlText(title)}</dc:title><dc:language>${writeXmlText(language)}</dc:language></cp:coreProperties>`,
});
