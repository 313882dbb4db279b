import { readZip } from '../package/read-zip.ts';
import { unpackEntry } from '../package/unpack-entry.ts';
import { paragraphText } from '../template/paragraph-text.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsNamed, type XmlElement } from '../xml/xml-tree.ts';

/** The XML of a part of a document that was made. */
export function partOf(bytes: Uint8Array, name: string): string {
  const entry = readZip(bytes).find((one) => one.name === name);
  if (!entry) throw new Error(`No part ${name} among ${readZip(bytes).map((one) => one.name)}`);
  return Buffer.from(unpackEntry(entry)).toString('utf8');
}

export const treeOf = (bytes: Uint8Array, name = 'word/document.xml'): XmlElement => parseXml(partOf(bytes, name), name);

/** The texts of all paragraphs of a part. */
export function textsOf(bytes: Uint8Array, name = 'word/document.xml'): string[] {
  const root = treeOf(bytes, name);
  const paragraphs = name.startsWith('ppt') ? 'a:p' : 'w:p';
  return [...elementsNamed(root, paragraphs)].map((paragraph) => paragraphText(paragraph).text);
}
