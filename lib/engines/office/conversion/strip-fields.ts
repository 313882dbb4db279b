import { attribute, withAttribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { readXmlText } from '../xml/xml-text.ts';
import { elementsNamed, isElement, type XmlElement } from '../xml/xml-tree.ts';

/** Fields that bring in what lies elsewhere. What they showed last stays. */
const FETCHES =
  /^\s*(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DDE|DDEAUTO|RD|DATABASE|EMBED|AUTOTEXT|AUTOTEXTLIST|MACROBUTTON|ASK|FILLIN|CONTROL|HTMLCONTROL|ADDIN)\b/i;

/** The XML of a part whose fields fetch nothing. */
export function stripFields(xml: string, part: string): string {
  if (!/<w:(instrText|fldSimple)\b/.test(xml)) return xml;
  const cuts: { start: number; end: number; instead: string }[] = [];
  const root = parseXml(xml, part);
  for (const { open, start } of elementsNamed(root, 'w:fldSimple'))
    if (FETCHES.test(attribute(open, 'w:instr') ?? '')) cuts.push({ start, end: start + open.length, instead: withAttribute(open, 'w:instr', '') });
  for (const field of instructions(root)) {
    const text = readXmlText(field.flatMap(({ children }) => children.filter((child) => !isElement(child))).join(''));
    if (FETCHES.test(text)) for (const { start, end } of field) cuts.push({ start, end, instead: '<w:instrText/>' });
  }
  let stripped = '';
  let from = 0;
  for (const { start, end, instead } of cuts.sort((a, b) => a.start - b.start)) {
    stripped += xml.slice(from, start) + instead;
    from = end;
  }
  return stripped + xml.slice(from);
}

/** The elements that each instruction of the part is cut into, over runs and paragraphs; one within another is its own. */
function instructions(root: XmlElement): XmlElement[][] {
  const all: XmlElement[][] = [];
  const open: XmlElement[][] = [[]];
  const look = (element: XmlElement) => {
    const kind = element.name === 'w:fldChar' ? attribute(element.open, 'w:fldCharType') : undefined;
    if (kind === 'begin') open.push([]);
    else if (kind === 'end' || kind === 'separate') {
      const field = open.at(-1) ?? [];
      if (field.length > 0) all.push(field.splice(0));
      if (kind === 'end' && open.length > 1) open.pop();
    } else if (element.name === 'w:instrText') open.at(-1)?.push(element);
    for (const child of element.children) if (isElement(child)) look(child);
  };
  look(root);
  return [...all, ...open.filter((field) => field.length > 0)];
}
