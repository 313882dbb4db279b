import type { Relationships } from '../package/relationships.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** A part of a document in which tags may stand. */
export type TemplatePart = {
  name: string;
  xml: string;
  root: XmlElement;
  /** How people call it, such as `Header` or `Slide 4, notes`; '' for the text of a document. */
  label: string;
  relationships: Relationships;
  /** The level of a paragraph that is an item of a list, from 0. */
  listLevel: (paragraph: XmlElement) => number | undefined;
};

/** What was written for an element, as it was written. */
export const sourceOf = ({ xml }: TemplatePart, { start, end }: XmlElement): string => xml.slice(start, end);
