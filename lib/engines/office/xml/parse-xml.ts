import { brokenFile, OfficeRefused } from '../office-refused.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from '../package/package-limits.ts';
import type { XmlElement } from './xml-tree.ts';

const BANG = 33;
const SLASH = 47;
const QUESTION = 63;
const LESS = 60;
const GREATER = 62;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;

/**
 * The tree of a part, whose root is nameless and holds what the file holds. Every character is kept, so that what is not
 * changed is written as it was.
 */
export function parseXml(xml: string, part: string): XmlElement {
  const root: XmlElement = { name: '', open: '', close: '', children: [], start: 0, end: xml.length };
  const parents: XmlElement[] = [root];
  let parent = root;
  let count = 0;
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (tag !== at) parent.children.push(tag < 0 ? xml.slice(at) : xml.slice(at, tag));
    if (tag < 0) break;
    const next = xml.charCodeAt(tag + 1);
    if (next === BANG || next === QUESTION) {
      at = endOfAside(xml, tag, part);
      parent.children.push(xml.slice(tag, at));
      continue;
    }
    at = endOfTag(xml, tag, part);
    if (next === SLASH) {
      if (!closes(xml, tag, at, parent.name) || parents.length === 1) throw brokenFile(`${part} is no well-formed XML`);
      parent.close = xml.slice(tag, at);
      parent.end = at;
      parents.pop();
      parent = parents[parents.length - 1] as XmlElement;
      continue;
    }
    const element: XmlElement = { name: nameAt(xml, tag + 1), open: xml.slice(tag, at), close: '', children: [], start: tag, end: at };
    parent.children.push(element);
    if ((count += 1) > MAX_ELEMENTS)
      throw new OfficeRefused('too_complex', `${part} has more elements than a document may.`, 'Split the document and send its parts.');
    if (xml.charCodeAt(at - 2) === SLASH) continue;
    if (parents.push(element) > MAX_DEPTH)
      throw new OfficeRefused('too_deep', `${part} is nested too deep.`, 'Take apart tables that stand in one another, and send it again.');
    parent = element;
  }
  if (parents.length > 1 || !root.children.some((child) => typeof child !== 'string')) throw brokenFile(`${part} is cut off`);
  return root;
}

/** Comments, instructions and CDATA. A document type would let a small file unfold without end, and read files of the server. */
function endOfAside(xml: string, at: number, part: string): number {
  const mark = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<![CDATA[', at) ? ']]>' : xml.startsWith('<?', at) ? '?>' : undefined;
  if (!mark) throw new OfficeRefused('doctype', `${part} carries a document type, which documents never do.`, 'Save the document anew and send that.');
  const end = xml.indexOf(mark, at + 2);
  if (end < 0) throw brokenFile(`${part} is cut off`);
  return end + mark.length;
}

/** The character behind a tag's end; values may hold a `>`. */
function endOfTag(xml: string, tag: number, part: string): number {
  let quote = 0;
  for (let at = tag + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote) {
      if (code === quote) quote = 0;
    } else if (code === GREATER) return at + 1;
    else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) quote = code;
    else if (code === LESS) break;
  }
  throw brokenFile(`${part} is no well-formed XML`);
}

/** Whether the closing tag [tag, end) is that of this element. */
function closes(xml: string, tag: number, end: number, name: string): boolean {
  const behind = tag + 2 + name.length;
  return xml.startsWith(name, tag + 2) && (behind === end - 1 || xml.slice(behind, end - 1).trim() === '');
}

function nameAt(xml: string, from: number): string {
  let at = from;
  for (;;) {
    const code = xml.charCodeAt(at);
    if (code === GREATER || code === SLASH || code <= 32 || Number.isNaN(code)) return xml.slice(from, at);
    at += 1;
  }
}
