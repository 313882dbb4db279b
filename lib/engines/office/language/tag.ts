import type { Expression } from './expression.ts';
import type { Finding } from './finding.ts';

/** A filter as it is written: `date:"d MMM"` has the name `date` and the argument `d MMM`. */
export type Filter = { name: string; argument?: string };

/** `{{Name}}` and `{{Name | upper}}` print a value, `{{=a*b}}` computes one. */
export type ValueTag = { kind: 'value'; source: string; of: Expression; isFormula: boolean; filters: readonly Filter[] };
export type IfTag = { kind: 'if'; source: string; condition: Expression };
export type ElseTag = { kind: 'else'; source: string };
export type EndIfTag = { kind: 'endIf'; source: string };
export type EachTag = { kind: 'each'; source: string; group: string };
export type EndEachTag = { kind: 'endEach'; source: string };
/** A field of the signing half, which stays as it stands when a template is filled. */
export type FieldTag = { kind: 'field'; source: string };
/** What is meant as a tag and is none; it stays as it stands. */
export type BrokenTag = { kind: 'broken'; source: string; fault: Finding };

export type Tag = ValueTag | IfTag | ElseTag | EndIfTag | EachTag | EndEachTag | FieldTag | BrokenTag;

/** A tag in a text: `start` and `end` count UTF-16 units, braces included; `source` is what stands between them, tidied. */
export type PlacedTag = { start: number; end: number; source: string; tag: Tag };
