import { evaluate, holds } from './evaluate.ts';
import { FillFailed } from './fill-failure.ts';
import type { Finding } from './finding.ts';
import { FindingList } from './finding-list.ts';
import { insidesOf } from './insides-of.ts';
import { type Block, pairBlocks } from './pair-blocks.ts';
import { readTags } from './read-tags.ts';
import { Scope } from './scope.ts';
import type { Setting } from './setting.ts';
import type { PlacedTag } from './tag.ts';

const MAX_CHARACTERS = 1_000_000;
const MAX_REPETITIONS = 20_000;

/**
 * Fills a text that is no document: a name, a password, a message, an address. Broken tags and fields of the signing half stay as
 * they stand; a line with nothing but the beginning or end of a block goes with it. Throws FillFailed.
 */
export function fillText(template: string, values: unknown, setting: Setting): { text: string; findings: Finding[] } {
  const filling = new Filling(template, setting);
  return { text: filling.whole(Scope.of(values)), findings: filling.findings.all() };
}

/** The tags of such a text. */
export const tagsOfText = (template: string): PlacedTag[] => readTags(template);

class Filling {
  readonly findings = new FindingList();
  readonly #template: string;
  readonly #setting: Setting;
  readonly #tags: readonly PlacedTag[];
  readonly #blocks: Map<number, Block>;
  #characters = 0;
  #repetitions = 0;

  constructor(template: string, setting: Setting) {
    this.#template = template;
    this.#setting = setting;
    const tags = readTags(template);
    const { blocks, faults } = pairBlocks(tags.map(({ tag }) => tag));
    this.#blocks = blocks;
    const marks = new Set([...blocks.values()].flatMap(({ start, otherwise, end }) => [start, otherwise ?? start, end]));
    this.#tags = tags.map((placed, index) => (marks.has(index) ? withItsLine(template, placed) : placed));
    for (const { tag } of tags) if (tag.kind === 'broken') this.findings.report(tag.fault);
    for (const { finding } of faults) this.findings.report(finding);
  }

  whole(scope: Scope): string {
    return this.#between(0, this.#template.length, 0, this.#tags.length, scope);
  }

  /** Fills the text from one place to another, which holds the tags from `first` to before `after`. */
  #between(from: number, to: number, first: number, after: number, scope: Scope): string {
    const parts: string[] = [];
    let at = from;
    for (let index = first; index < after; index += 1) {
      const placed = this.#tags[index];
      const block = this.#blocks.get(index);
      if (!placed || (placed.tag.kind !== 'value' && !block)) continue;
      parts.push(this.#counted(this.#template.slice(at, placed.start)));
      parts.push(placed.tag.kind === 'value' ? this.#counted(evaluate(placed.tag, scope, this.#setting, this.findings.report)) : this.#block(block, scope));
      index = block?.end ?? index;
      at = this.#tags[index]?.end ?? to;
    }
    return parts.join('') + this.#counted(this.#template.slice(at, to));
  }

  #block(block: Block | undefined, scope: Scope): string {
    if (!block) return '';
    const tag = this.#tags[block.start]?.tag;
    if (tag?.kind === 'each') return Array.from(insidesOf(tag, scope, this.findings.report), (inside) => this.#repeated(block, inside)).join('');
    if (tag?.kind !== 'if') return '';
    const middle = block.otherwise ?? block.end;
    if (holds(tag, scope, this.#setting, this.findings.report)) return this.#inside(block.start, middle, scope);
    return block.otherwise === undefined ? '' : this.#inside(middle, block.end, scope);
  }

  #repeated({ start, end }: Block, scope: Scope): string {
    this.#repetitions += 1;
    if (this.#repetitions > MAX_REPETITIONS)
      throw new FillFailed(
        'too_many_repetitions',
        this.#tags[start]?.source ?? '',
        `{{${this.#tags[start]?.source}}} repeats its text more than ${MAX_REPETITIONS} times.`,
      );
    return this.#inside(start, end, scope);
  }

  #inside(start: number, end: number, scope: Scope): string {
    return this.#between(this.#tags[start]?.end ?? 0, this.#tags[end]?.start ?? 0, start + 1, end, scope);
  }

  #counted(text: string): string {
    this.#characters += text.length;
    if (this.#characters > MAX_CHARACTERS) throw new FillFailed('text_too_long', '', `The filled text is longer than ${MAX_CHARACTERS} characters.`);
    return text;
  }
}

/** The beginning or end of a block with the whole of its line, where nothing else stands on it. */
function withItsLine(template: string, placed: PlacedTag): PlacedTag {
  let { start, end } = placed;
  while (/[ \t]/.test(template[start - 1] ?? '')) start -= 1;
  while (/[ \t\r]/.test(template[end] ?? '')) end += 1;
  const isAlone = (start === 0 || template[start - 1] === '\n') && template[end] === '\n';
  return isAlone ? { ...placed, start, end: end + 1 } : placed;
}
