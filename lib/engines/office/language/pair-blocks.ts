import type { Finding } from './finding.ts';
import type { Tag } from './tag.ts';

const MAX_DEPTH = 32;

/** An `{{#if}}` or `{{#each}}` and what belongs to it, as places in the list of tags. */
export type Block = { start: number; otherwise?: number; end: number };

type Open = { kind: 'if' | 'each'; start: number; otherwise?: number };

const OPENS: Partial<Record<Tag['kind'], Open['kind']>> = { if: 'if', each: 'each' };
const CLOSES: Partial<Record<Tag['kind'], Open['kind']>> = { endIf: 'if', endEach: 'each' };

/**
 * Finds the blocks of a list of tags, by where they start, and a finding for each tag that has no counterpart; such a tag is none
 * of a block and stays as it stands.
 */
export function pairBlocks(tags: readonly Tag[]): { blocks: Map<number, Block>; faults: { index: number; finding: Finding }[] } {
  const blocks = new Map<number, Block>();
  const faults: { index: number; finding: Finding }[] = [];
  const open: Open[] = [];
  const fault = (index: number, code: string, why: string) => {
    const source = tags[index]?.source ?? '';
    faults.push({ index, finding: { code, message: `{{${source}}} ${why}`, tag: source } });
  };
  const notClosed = ({ kind, start }: Open) => fault(start, 'unclosed_block', `is not closed: {{/${kind}}} is missing.`);

  for (const [index, { kind }] of tags.entries()) {
    const opens = OPENS[kind];
    const closes = CLOSES[kind];
    if (opens && open.length >= MAX_DEPTH) fault(index, 'blocks_too_deep', `stands inside more than ${MAX_DEPTH} others.`);
    else if (opens) open.push({ kind: opens, start: index });
    else if (closes) {
      const from = open.findLastIndex((one) => one.kind === closes);
      if (from === -1) {
        fault(index, 'stray_end', `closes nothing: there is no {{#${closes} ...}} before it.`);
        continue;
      }
      const [block, ...inside] = open.splice(from);
      for (const one of inside) notClosed(one);
      if (block) blocks.set(block.start, { start: block.start, end: index, ...(block.otherwise !== undefined && { otherwise: block.otherwise }) });
    } else if (kind === 'else') {
      const last = open.at(-1);
      if (last?.kind === 'if' && last.otherwise === undefined) last.otherwise = index;
      else fault(index, 'stray_else', 'belongs to no {{#if ...}}.');
    }
  }
  for (const one of open) notClosed(one);
  return { blocks, faults: faults.sort((a, b) => a.index - b.index) };
}
