/** Text, comments and instructions stand as they are written. */
export type XmlNode = string | XmlElement;

export type XmlElement = {
  /** With its prefix, such as `w:p`. */
  name: string;
  /** The whole opening tag as written; that of an empty element ends in `/>`. */
  open: string;
  /** The closing tag, '' where there is none. */
  close: string;
  children: XmlNode[];
  /** Where it stands in the text that was parsed: [start, end). */
  start: number;
  end: number;
};

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const elementsOf = (parent: XmlElement): XmlElement[] => parent.children.filter(isElement);

export const childOf = (parent: XmlElement | undefined, name: string): XmlElement | undefined => {
  for (const child of parent?.children ?? []) if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
};

/** The name without its prefix. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);

/** All elements of this name below, in the order of the text. */
export function* elementsNamed(parent: XmlElement, name: string): Generator<XmlElement> {
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (child.name === name) yield child;
    yield* elementsNamed(child, name);
  }
}
