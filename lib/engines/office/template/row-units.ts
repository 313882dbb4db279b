import { repeatingNamesIn } from '../language/names-in.ts';
import { caselessName } from '../language/plain-name.ts';
import { attribute } from '../xml/attributes.ts';
import { childOf, elementsOf, isElement, type XmlElement } from '../xml/xml-tree.ts';
import type { Block } from './arrange-blocks.ts';
import { type Marks, tagsOfMark } from './marks.ts';

/** Blocks that are repeated together, for the first group that one of the names goes through. */
export type Unit = {
  length: number;
  names: string[];
  /** Cells that stand once beside all that is repeated, as they are merged with the rows that follow. */
  headings?: readonly XmlElement[];
};

const isRow = (block: Block | undefined): block is { kind: 'node'; node: XmlElement } =>
  block?.kind === 'node' && isElement(block.node) && (block.node.name === 'w:tr' || block.node.name === 'a:tr');

/** The row that begins here, with those that a cell merged over several rows ties to it. */
export function rowUnit(blocks: readonly Block[], at: number, marks: Marks): Unit | undefined {
  const first = blocks[at];
  if (!isRow(first) || !marks.alive.has(first.node)) return undefined;
  const names = groupNames(first.node, marks);
  if (names.length === 0) return undefined;
  // Only a cell that is itself of the group ties: a heading beside the rows stays one.
  const isOfGroup = ({ cell }: CellStart) => groupNames(cell, marks).length > 0;
  const merged = startsOfCells(first.node).filter(({ merge }) => merge === 'restart');
  const columns = new Set(merged.filter(isOfGroup).map(({ column }) => column));
  let length = 1;
  const goesOn = (row: XmlElement, below: (column: number) => boolean) => startsOfCells(row).some(({ column, merge }) => merge === 'continue' && below(column));
  const isTied = (row: XmlElement) => goesOn(row, (column) => columns.has(column));
  for (let next = blocks[at + length]; columns.size > 0; next = blocks[at + length]) {
    if (next?.kind === 'node' && !isElement(next.node)) length += 1;
    else if (isRow(next) && isTied(next.node)) {
      names.push(...groupNames(next.node, marks));
      length += 1;
    } else break;
  }
  const second = blocks.slice(at + 1).find(isRow);
  const headings = merged.filter((start) => !isOfGroup(start) && second && goesOn(second.node, (column) => column === start.column));
  return { length, names, headings: headings.map(({ cell }) => cell) };
}

type CellStart = { cell: XmlElement; column: number; merge: string | undefined };

/** The column that each cell begins in, and whether it goes on with the one above. */
function startsOfCells(row: XmlElement): CellStart[] {
  let column = 0;
  return elementsOf(row)
    .filter(({ name }) => name === 'w:tc' || name === 'a:tc')
    .map((cell) => {
      const start = column;
      column += spanOf(cell);
      return { cell, column: start, merge: mergeOf(cell) };
    });
}

/** On a slide each column has a cell of its own, however wide the cell before it is. */
const spanOf = (cell: XmlElement): number =>
  cell.name === 'a:tc' ? 1 : Number(attribute(childOf(childOf(cell, 'w:tcPr'), 'w:gridSpan')?.open ?? '', 'w:val') ?? 1) || 1;

function mergeOf(cell: XmlElement): string | undefined {
  if (cell.name === 'a:tc') return isMergedUp(cell.open) ? 'continue' : Number(attribute(cell.open, 'rowSpan') ?? 1) > 1 ? 'restart' : undefined;
  const merge = childOf(childOf(cell, 'w:tcPr'), 'w:vMerge');
  return merge && (attribute(merge.open, 'w:val') ?? 'continue');
}

/** Whether a cell of a slide goes on with the one above. */
export const isMergedUp = (open: string): boolean => /^(1|true)$/.test(attribute(open, 'vMerge') ?? '');

/** An item of a list, with the items of deeper levels below it. */
export function listUnit(blocks: readonly Block[], at: number, marks: Marks, levelOf: (paragraph: XmlElement) => number | undefined): Unit | undefined {
  const first = blocks[at];
  if (first?.kind !== 'stretch' || !first.isWhole) return undefined;
  const names = groupNames(first.paragraph, marks);
  const level = names.length > 0 ? levelOf(first.paragraph) : undefined;
  if (level === undefined) return undefined;
  let length = 1;
  for (let next = blocks[at + length]; next; next = blocks[at + length]) {
    const paragraph = next.kind === 'stretch' && next.isWhole ? next.paragraph : next.kind === 'node' && isElement(next.node) ? next.node : undefined;
    if (next.kind === 'node' && !isElement(next.node)) length += 1;
    else if (paragraph && (levelOf(paragraph) ?? -1) > level) length += 1;
    else break;
  }
  return { length, names };
}

/** The names in an element that may go through a group, without those of rows within it, and of what `{{#each}}` repeats already. */
export function groupNames(element: XmlElement, marks: Marks): string[] {
  const names: string[] = [];
  const repeated: string[] = [];
  const look = (one: XmlElement) => {
    const mark = marks.of.get(one);
    for (const { tag, source } of mark ? tagsOfMark(mark) : []) {
      if (tag.kind === 'endEach') repeated.pop();
      // Only what has a dot can go through a group.
      if (source.includes('.'))
        for (const name of repeatingNamesIn(tag)) if (name.includes('.') && !repeated.some((group) => isBelow(name, group))) names.push(name);
      if (tag.kind === 'each') repeated.push(tag.group);
    }
    for (const child of one.children) if (isElement(child) && marks.alive.has(child) && child.name !== 'w:tr' && child.name !== 'a:tr') look(child);
  };
  look(element);
  return [...new Set(names)];
}

const isBelow = (name: string, group: string): boolean => caselessName(name).startsWith(`${caselessName(group)}.`);
