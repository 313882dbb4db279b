import { isObject } from './is-object';

/** A name of a source, with what stands behind it in the example. */
export type FieldNode = {
  /** As a tag asks for it. */
  name: string;
  /** The last part of the name. */
  label: string;
  /** The value as a template prints it, short; null where the example has none. */
  value: string | null;
  /** What is nested in it. */
  members: FieldNode[];
  /** The first rows of a list of objects, and what is to be said of its columns; null for everything else. */
  table: { columns: string[]; rows: string[][]; count: number; marks: Map<string, FieldMark> } | null;
  mark: FieldMark | null;
};

export type FieldMark =
  | { kind: 'appeared' | 'vanished' | 'declared' | 'other' }
  /** What it held before, and holds now. */
  | { kind: 'kind'; from: string; to: string };

type Known = { name: string; isDeclared: boolean; isSeen: boolean };
type Change = { field: string; change: 'appeared' | 'vanished' | 'kind'; from: string | null; to: string | null };

/** A value is shown so far, and so much of a list. */
const MOST_CHARACTERS = 80;
const MOST_ROWS = 3;
const MOST_COLUMNS = 20;
/** Rows in which columns are looked for. */
const ROWS_READ = 200;

/** The names of the example in its order, and behind them those that are declared, or came before, without a value in it. */
export function fieldTree(data: Record<string, unknown>, known: readonly Known[], changes: readonly Change[]): FieldNode[] {
  const marks = marksOf(known, changes);
  const nodes = Object.entries(data).map(([key, value]) => nodeOf(key, key, value, marks));
  const isShown = namesIn(nodes);
  const more = [...known.map(({ name }) => name), ...changes.filter(({ change }) => change === 'vanished').map(({ field }) => field)];
  for (const name of new Set(more)) if (!isShown.has(name)) place(nodes, name, marks);
  return nodes;
}

function marksOf(known: readonly Known[], changes: readonly Change[]): Map<string, FieldMark> {
  const marks = new Map<string, FieldMark>();
  const areDeclared = known.some(({ isDeclared }) => isDeclared);
  for (const { name, isDeclared, isSeen } of known) {
    if (!isSeen) marks.set(name, { kind: 'declared' });
    else if (areDeclared && !isDeclared) marks.set(name, { kind: 'other' });
  }
  for (const { field, change, from, to } of changes)
    marks.set(field, change === 'kind' ? { kind: 'kind', from: from ?? 'null', to: to ?? 'null' } : { kind: change });
  return marks;
}

function nodeOf(name: string, label: string, value: unknown, marks: ReadonlyMap<string, FieldMark>): FieldNode {
  const node = { name, label, value: null, members: [], table: null, mark: markOfShown(marks.get(name)) };
  if (Array.isArray(value) && value.some(isObject)) return { ...node, table: tableOf(name, value, marks) };
  if (isObject(value) && Object.keys(value).length > 0) {
    return { ...node, members: Object.entries(value).map(([key, held]) => nodeOf(`${name}.${key}`, key, held, marks)) };
  }
  return { ...node, value: textOf(value) };
}

/** Of a value that stands there nobody has to know that none came yet: the example came with a template. */
const markOfShown = (mark: FieldMark | undefined): FieldMark | null => (mark && mark.kind !== 'declared' ? mark : null);

function tableOf(name: string, elements: readonly unknown[], all: ReadonlyMap<string, FieldMark>): NonNullable<FieldNode['table']> {
  const flat = elements.slice(0, ROWS_READ).map((element) => (isObject(element) ? new Map(flattened(element)) : new Map([['', textOf(element)]])));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))].slice(0, MOST_COLUMNS);
  const marks = new Map(
    columns.flatMap((column): [string, FieldMark][] => {
      const mark = markOfShown(all.get(`${name}.${column}`));
      return mark ? [[column, mark]] : [];
    }),
  );
  return { columns, marks, rows: flat.slice(0, MOST_ROWS).map((row) => columns.map((column) => row.get(column) ?? '')), count: elements.length };
}

const flattened = (element: Record<string, unknown>, prefix = ''): [string, string][] =>
  Object.entries(element).flatMap(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0 ? flattened(value, `${prefix}${key}.`) : [[`${prefix}${key}`, textOf(value)] as [string, string]],
  );

function textOf(value: unknown): string {
  const isPlain = (held: unknown) => typeof held !== 'object' || held === null;
  const text =
    Array.isArray(value) && value.every(isPlain) ? value.join(', ') : isPlain(value) ? String(value ?? '') : isEmpty(value) ? '' : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

function namesIn(nodes: readonly FieldNode[]): Set<string> {
  const names = nodes.flatMap(({ name, members, table }) => [name, ...namesIn(members), ...(table?.columns ?? []).map((column) => `${name}.${column}`)]);
  return new Set(names);
}

/** Beside its neighbours, where the example has them; a member of a list becomes a column of it. */
function place(nodes: FieldNode[], name: string, marks: ReadonlyMap<string, FieldMark>, within = ''): void {
  const rest = name.slice(within.length);
  const parent = nodes.find((node) => name.startsWith(`${node.name}.`));
  if (parent?.table) {
    const column = name.slice(parent.name.length + 1);
    const mark = marks.get(name);
    parent.table.columns.push(column);
    for (const row of parent.table.rows) row.push('');
    // Of the list itself, whose rows stand there, it would be untrue.
    if (mark) parent.table.marks.set(column, mark);
  } else if (parent) place(parent.members, name, marks, `${parent.name}.`);
  else if (rest.includes('.')) {
    const [head = ''] = rest.split('.');
    const members: FieldNode[] = [];
    place(members, name, marks, `${within}${head}.`);
    nodes.push({ name: `${within}${head}`, label: head, value: null, members, table: null, mark: null });
  } else nodes.push({ name, label: rest, value: '', members: [], table: null, mark: marks.get(name) ?? null });
}

export const tagOf = (name: string): string => `{{${name}}}`;

/** What repeats in a template for each row of a list, with all its columns. */
export const blockOf = ({ name, table }: FieldNode): string =>
  `{{#each ${name}}}\n${(table?.columns ?? []).map((column) => tagOf(column === '' ? name : column)).join(' ')}\n{{/each}}`;
