import type { EachTag, IfTag, PlacedTag } from '../language/tag.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { Segment } from './cut-paragraph.ts';
import type { AttributeMark, PictureMark } from './marks.ts';
import type { Piece } from './paragraph-text.ts';
import type { Place } from './place-words.ts';

/** What is written for a stretch of a part: text as it stands, or what comes of the values. */
export type Plan =
  | string
  /** An opening tag, or an element, that in copies of repeated content carries other ids, or is left out. */
  | { kind: 'fresh'; first: string; again: FreshKind }
  | { kind: 'stretch'; paragraph: ParagraphPlan; segments: readonly Segment[]; index: number }
  | { kind: 'if'; tag: IfTag; met: readonly Plan[]; otherwise: readonly Plan[]; place: Place }
  /** `{{#each}}` around paragraphs or rows. */
  | { kind: 'each'; tag: EachTag; body: readonly Plan[]; place: Place }
  /** A row or list item, repeated for each element of the first group that one of the names goes through. */
  | { kind: 'repeat'; names: readonly string[]; body: readonly Plan[] }
  /** A cell that stands beside all repetitions of the row that it begins in: what it is in the first, and in those below. */
  | { kind: 'heading'; body: readonly Plan[]; below: string }
  /** A table, which is left out when no row is left of it; `frame` is what stands around it on a slide. */
  | { kind: 'table'; open: string; body: readonly Plan[]; close: string }
  | { kind: 'frame'; body: readonly Plan[] }
  /** What must hold a paragraph, even when none is left. */
  | { kind: 'container'; open: string; body: readonly Plan[]; close: string; filler: string }
  | { kind: 'plain'; text: string; tags: readonly PlacedTag[]; form: PlainForm; place: Place }
  | { kind: 'link'; open: string; attribute: string; target: string; tags: readonly PlacedTag[]; place: Place }
  | { kind: 'attributes'; open: string; attributes: readonly AttributeMark[]; place: Place; again: FreshKind | undefined }
  | { kind: 'picture'; mark: PictureMark; element: XmlElement; source: string; isRepeated: boolean }
  /** A reference to a part that repeated content needs a copy of, such as a chart or the text of a footnote. */
  | { kind: 'reference'; open: string; attribute: string; leadsTo: 'part' | 'footnote' | 'endnote' };

/** What plain text is: words, or the instruction of a field. */
export type PlainForm = 'text' | 'instruction';

/** What becomes of an opening tag in copies: another id, none, or no tag at all. */
export type FreshKind = 'leftOut' | 'drawing' | 'tableRow' | 'withoutIds' | 'withoutControlId';

export type PieceSlot = { kind: 'piece'; index: number };
export type ObjectSlot = { kind: 'object'; index: number; at: number; body: readonly Plan[] };
export type Slot = Plan | PieceSlot | ObjectSlot;

/** A run as it is opened anew where a value has line breaks, or a stretch of text is repeated. */
export type RunFrame = { open: string; properties: string; close: string };

/** `source` is what was written for it; the frame is undefined where it stands in no run that could be opened anew. */
export type PlannedPiece = Piece & { source: string; frame: RunFrame | undefined };

/** A paragraph with tags: all that it holds in order, with slots where text and objects come in. */
export type ParagraphPlan = {
  slots: readonly Slot[];
  text: string;
  /** Whether it is written in the language of slides, where a line break stands between runs. */
  isDrawing: boolean;
  pieces: readonly PlannedPiece[];
  objects: readonly ObjectSlot[];
  place: Place;
};
