import type { Bytes } from './der.ts';
import { membersIn, objectsIn, type PdfObject } from './pdf-objects.ts';

/** What a later save can have added to a file or changed in it, by how much it matters to who reads it. */
export const additionKinds = [
  'page_added',
  'page_changed',
  'content_changed',
  'form_field',
  'annotation',
  'script',
  'attachment',
  'signature',
  'link',
  'properties',
  'proof',
  'other',
] as const;
export type AdditionKind = (typeof additionKinds)[number];
export type Addition = { what: AdditionKind; count: number };

type Members = Map<string, string>;

/** What was written behind the first `end` bytes of a file, which are a whole file themselves. `text` is the bytes, a character each. */
export async function listAdditions(bytes: Bytes, text: string, end: number): Promise<Addition[]> {
  const tail = text.slice(end);
  const before = new Map((await objectsIn(bytes.subarray(0, end), text.slice(0, end))).map((object) => [object.number, object]));
  const counts = new Map<AdditionKind, number>();
  for (const object of await objectsIn(bytes.subarray(end), tail)) {
    const kind = kindOf(object, before.get(object.number), tail);
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  if (counts.size === 0 && tail.trim() !== '') counts.set('other', 1);
  return additionKinds.flatMap((what) => ({ what, count: counts.get(what) ?? 0 })).filter(({ count }) => count > 0);
}

/** Members of a page that change when something is laid upon it, without any change to what it shows itself. */
const laidUpon = ['Annots', 'LastModified', 'Tabs', 'StructParents', 'PieceInfo'];

/** Null for what only holds the file together. */
function kindOf(object: PdfObject, before: PdfObject | undefined, tail: string): AdditionKind | null {
  const members = membersIn(object.head);
  const is = (name: string, ...values: string[]) => values.includes(members.get(name)?.replace(/^\//, '') ?? '');
  const held = before && membersIn(before.head);
  if (is('Type', 'XRef', 'ObjStm')) return null;
  if (is('Type', 'Catalog') && hasScript(members)) return 'script';
  if (is('Type', 'Catalog')) return held && members.get('Pages') !== held.get('Pages') ? 'page_changed' : null;
  if (is('Type', 'Pages')) return held && isRearranged(members, held) ? 'page_changed' : null;
  if (is('Type', 'Page')) return held ? changedPage(members, held) : 'page_added';
  if (is('Type', 'Sig') || members.has('ByteRange')) return 'signature';
  if (is('Type', 'DocTimeStamp', 'DSS') || members.has('VRI')) return 'proof';
  if (hasScript(members)) return 'script';
  // A seal's own field goes with its signature.
  if (is('FT', 'Sig')) return null;
  if (is('Subtype', 'Widget') || members.has('FT')) return 'form_field';
  if (is('Subtype', 'Link') && members.has('Rect')) return 'link';
  if (is('Type', 'Annot') || (members.has('Rect') && members.has('Subtype'))) return 'annotation';
  if (is('Type', 'EmbeddedFile', 'Filespec')) return 'attachment';
  if (is('Type', 'Metadata') || isInfo(object.number, tail)) return 'properties';
  // Content of a page has no type; what a new annotation looks like is a new object.
  return held && (object.stream || isDrawnOtherwise(members, held)) ? 'content_changed' : null;
}

/** Members of what pages draw with: a letter can be another by its font alone. */
const drawnWith = [
  'BaseFont',
  'FontFile',
  'FontFile2',
  'FontFile3',
  'Differences',
  'CharProcs',
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'SMask',
];

const isDrawnOtherwise = (after: Members, before: Members): boolean =>
  drawnWith.some((name) => after.has(name) || before.has(name)) && namesThatDiffer(after, before).length > 0;

const kidsOf = (members: Members): string[] => members.get('Kids')?.match(/\d+ \d+ R/g) ?? [];

/** Whether of the pages that there were one is gone or stands elsewhere, or they have something else in common; a new one has its own line. */
function isRearranged(after: Members, before: Members): boolean {
  if (namesThatDiffer(after, before).some((name) => name !== 'Kids' && name !== 'Count')) return true;
  const [had, has] = [kidsOf(before), kidsOf(after)];
  const kept = has.filter((kid) => had.includes(kid));
  return kept.join() !== had.join();
}

const hasScript = (members: Members): boolean =>
  members.has('JS') || members.has('OpenAction') || members.get('S') === '/JavaScript' || members.get('S') === '/Launch';

const isInfo = (number: number, tail: string): boolean => new RegExp(`/Info\\s{1,9}${number}\\s{1,9}\\d{1,5}\\s{1,9}R`).test(tail.slice(-4096));

/** A page that was only written anew, with what lies upon it, has not changed. */
function changedPage(after: Members, before: Members): AdditionKind | null {
  return namesThatDiffer(after, before).some((name) => !laidUpon.includes(name)) ? 'page_changed' : null;
}

const namesThatDiffer = (after: Members, before: Members): string[] =>
  [...new Set([...after.keys(), ...before.keys()])].filter((name) => plain(after.get(name)) !== plain(before.get(name)));

const plain = (value: string | undefined): string => (value ?? '').replace(/(\d)\.0+(?!\d)/g, '$1');
