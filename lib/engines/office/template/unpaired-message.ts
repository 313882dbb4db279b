import type { PlacedTag } from '../language/tag.ts';

const where = 'Both stand in the same text, in one cell, or in rows of one table.';

/** What is said of the marker of a block that has no counterpart where it could be, in the words of one in a plain text. */
export function unpairedMessage({ source, tag }: PlacedTag): string {
  if (tag.kind === 'if' || tag.kind === 'each') return `{{${source}}} is not closed: {{/${tag.kind}}} is missing. ${where}`;
  return `{{${source}}} closes nothing: there is no ${tag.kind === 'endEach' ? '{{#each ...}}' : '{{#if ...}}'} before it. ${where}`;
}
