import type { PlacedTag } from '../language/tag.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { ParagraphText } from './paragraph-text.ts';
import type { Place } from './place-words.ts';

/** A paragraph whose text holds tags. */
export type ParagraphMark = ParagraphText & { kind: 'paragraph'; tags: PlacedTag[]; place: Place };
/** Text that is not of a paragraph: a title of the document's properties, a label of a chart. */
export type PlainMark = { kind: 'plain'; text: string; tags: PlacedTag[]; place: Place };
/** An attribute that people read, by its name, such as the alt text of a picture. */
export type AttributeMark = { name: string; text: string; tags: PlacedTag[] };
export type AttributesMark = { kind: 'attributes'; attributes: AttributeMark[]; place: Place };
/** A link whose address holds tags; `attribute` is the one that names the relationship. */
export type LinkMark = { kind: 'link'; attribute: string; target: string; tags: PlacedTag[]; place: Place };
/** The instruction of a field; of one that is cut into several elements the first carries it, and the others nothing. */
export type InstructionMark = { kind: 'instruction'; text: string; tags: PlacedTag[]; place: Place };
/** A picture that is swapped. */
export type PictureMark = { kind: 'picture'; text: string; tags: PlacedTag[]; place: Place };

export type Mark = ParagraphMark | PlainMark | AttributesMark | LinkMark | InstructionMark | PictureMark;

/** Where tags stand in a part. */
export type Marks = {
  of: Map<XmlElement, Mark>;
  /** Elements with a mark of their own or in one below; all others are copied as they are written. */
  alive: Set<XmlElement>;
};

export const tagsOfMark = (mark: Mark): PlacedTag[] => (mark.kind === 'attributes' ? mark.attributes.flatMap(({ tags }) => tags) : mark.tags);
