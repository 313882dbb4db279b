import type { Expression } from '../language/expression.ts';
import type { Tag } from '../language/tag.ts';

/** The names by which a row or a list item is repeated: all that a tag reads, but for those that it sums up over the whole group. */
export function repeatingNames(tag: Tag): string[] {
  if (tag.kind === 'value') return namesIn(tag.of);
  if (tag.kind === 'if') return namesIn(tag.condition);
  return tag.kind === 'each' ? [tag.group] : [];
}

function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case 'name':
      return [expression.path];
    case 'negative':
    case 'not':
      return namesIn(expression.of);
    case 'arithmetic':
    case 'comparison':
    case 'and':
    case 'or':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    default:
      return [];
  }
}
