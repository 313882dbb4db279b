import type { FieldNode } from './field-tree';
import { isObject } from './is-object';

/** What one input of the form holds. */
export type PlainKind = 'text' | 'number' | 'date' | 'boolean';

type Path = readonly (string | number)[];
type Data = Record<string, unknown>;

export type HandField =
  | { kind: PlainKind; name: string; path: Path }
  | { kind: 'rows'; name: string; path: Path; columns: { key: string; kind: PlainKind }[]; count: number }
  /** Nested in a way that a form cannot show. */
  | { kind: 'deep'; name: string; path: Path };

/** Names that a source knows, by what each held. */
export type Kinds = ReadonlyMap<string, string | null>;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The inputs for data, in their order. What holds nothing is of the kind that the source knows. */
export const handForm = (data: Data, kinds: Kinds): HandField[] => Object.entries(data).flatMap(([key, value]) => fieldsOf(key, [key], value, kinds));

function fieldsOf(name: string, path: Path, value: unknown, kinds: Kinds): HandField[] {
  if (Array.isArray(value)) return [listOf(name, path, value, kinds)];
  if (!isObject(value)) return [{ kind: kindOf(value, kinds.get(name)), name, path }];
  return Object.entries(value).flatMap(([key, held]) => fieldsOf(`${name}.${key}`, [...path, key], held, kinds));
}

function listOf(name: string, path: Path, rows: readonly unknown[], kinds: Kinds): HandField {
  const known = [...kinds.keys()].filter((field) => field.startsWith(`${name}.`)).map((field) => field.slice(name.length + 1));
  const keys = [...new Set([...rows.flatMap((row) => (isObject(row) ? Object.keys(row) : [])), ...(rows.length === 0 ? known : [])])];
  const isFlat = rows.every((row) => isObject(row) && Object.values(row).every((held) => typeof held !== 'object' || held === null));
  if (!isFlat || keys.length === 0) return { kind: 'deep', name, path };
  const firstOf = (key: string) => rows.flatMap((row) => (isObject(row) ? [row[key]] : [])).find((held) => held !== null && held !== undefined);
  return { kind: 'rows', name, path, count: rows.length, columns: keys.map((key) => ({ key, kind: kindOf(firstOf(key), kinds.get(`${name}.${key}`)) })) };
}

function kindOf(value: unknown, known: string | null | undefined): PlainKind {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean';
  if (typeof value === 'string' && value !== '') return day.test(value) ? 'date' : 'text';
  return known === 'number' || known === 'boolean' ? known : 'text';
}

/** What an input begins with where there is no value. */
export const nothingOf: Record<PlainKind, unknown> = { text: '', date: '', number: null, boolean: false };

/** The example with whatever else the source knows, empty: what somebody starts from. */
export function startingData(sample: Data | null, nodes: readonly FieldNode[], kinds: Kinds): Data {
  const data: Data = structuredClone(sample ?? {});
  fill(data, nodes, kinds);
  return data;
}

function fill(data: Data, nodes: readonly FieldNode[], kinds: Kinds): void {
  for (const { name, label, members, mark } of nodes) {
    if (mark?.kind === 'vanished') continue;
    if (!Object.hasOwn(data, label)) set(data, label, members.length > 0 ? {} : nothingOf[kindOf(null, kinds.get(name))]);
    const held = data[label];
    if (members.length > 0 && isObject(held)) fill(held, members, kinds);
  }
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, key) => (typeof held === 'object' && held !== null && Object.hasOwn(held, key) ? (held as Data)[key] : undefined), data);

/** The data with one value changed; everything else is as it was, its order too. */
export function withValue<T>(data: T, [key, ...rest]: Path, value: unknown): T {
  if (key === undefined) return value as T;
  if (Array.isArray(data)) return data.map((held, index) => (index === key ? withValue(held, rest, value) : held)) as T;
  const copy: Data = {};
  for (const [name, held] of Object.entries(data as Data)) set(copy, name, name === key ? withValue(held, rest, value) : held);
  if (!Object.hasOwn(copy, key)) set(copy, String(key), withValue({}, rest, value));
  return copy as T;
}

type Rows = Extract<HandField, { kind: 'rows' }>;

export const withRow = (data: Data, { path, columns }: Rows): Data =>
  withValue(data, path, [...rowsAt(data, path), Object.fromEntries(columns.map(({ key, kind }) => [key, nothingOf[kind]]))]);

export const withoutRow = (data: Data, { path }: Rows, index: number): Data =>
  withValue(
    data,
    path,
    rowsAt(data, path).filter((_, each) => each !== index),
  );

const rowsAt = (data: Data, path: Path): unknown[] => {
  const rows = valueAt(data, path);
  return Array.isArray(rows) ? rows : [];
};

/** A member as any other, whatever its name. */
const set = (data: Data, name: string, value: unknown) => Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });
