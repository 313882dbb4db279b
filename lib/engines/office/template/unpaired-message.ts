import type { PlacedTag } from '../language/tag.ts';

/** What is said of the marker of a block that has no counterpart where it could be. */
export function unpairedMessage({ source, tag }: PlacedTag): string {
  if (tag.kind === 'if') return `{{${source}}} has no {{/if}}. Both stand in the same text, in one cell, or in rows of one table.`;
  if (tag.kind === 'each') return `{{${source}}} has no {{/each}}. Both stand in the same text, in one cell, or in rows of one table.`;
  const opens = tag.kind === 'endEach' ? '{{#each ...}}' : '{{#if ...}}';
  return `{{${source}}} has no ${opens} before it. Both stand in the same text, in one cell, or in rows of one table.`;
}
