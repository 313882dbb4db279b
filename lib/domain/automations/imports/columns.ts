import { MAX_DEPTH } from '@/lib/engines/office/language/flatten-payload';
import { automationErrors } from '../errors';
import { maxColumns } from './rules';

/** The name of a column, and the way to its value: `customer.name` is `name` within `customer`. */
export type Column = { name: string; path: string[] };

const refuse = (code: string, message: string) => automationErrors.badRequest.at('file', code, message);

/** The columns that a first row names. Throws what a person can mend in it. */
export function columnsOf(cells: readonly string[]): Column[] {
  // Programs of tables write delimiters for columns that were empty.
  const names = cells.map((cell) => cell.trim());
  while (names.at(-1) === '') names.pop();
  if (names.length === 0) throw refuse('no_names', 'The first row must name the fields.');
  if (names.length > maxColumns) throw refuse('too_many_columns', `There are more than ${maxColumns} columns.`);
  const columns = names.map((name) => ({ name, path: name.split('.').map((part) => part.trim()) }));
  const seen = new Set<string>();
  for (const { name, path } of columns) {
    // No post may be deeper; and what is done part by part is done few times, however long a name is.
    if (path.length > MAX_DEPTH) throw refuse('deep_name', `The name of a column has more than ${MAX_DEPTH} parts.`);
    if (path.includes('')) throw refuse('empty_name', name === '' ? 'A column between others has no name.' : `A part of the name ${name} is empty.`);
    if (seen.has(path.join('.'))) throw refuse('same_name', `Two columns are called ${name}.`);
    seen.add(path.join('.'));
  }
  for (const { name, path } of columns)
    for (let length = 1; length < path.length; length += 1)
      if (seen.has(path.slice(0, length).join('.')))
        throw refuse('clashing_names', `${path.slice(0, length).join('.')} cannot be a value and hold ${name} as well.`);
  return columns;
}

type Tree = { [name: string]: unknown };

/** The values of a row as a post would bring them: nested where names have dots. No name reaches what objects inherit. */
export function nested(columns: readonly Column[], valueAt: (index: number) => unknown): Tree {
  const values: Tree = Object.create(null);
  columns.forEach(({ path }, index) => {
    let at = values;
    for (const part of path.slice(0, -1)) at = (at[part] ??= Object.create(null)) as Tree;
    at[path.at(-1) ?? ''] = valueAt(index);
  });
  return values;
}
