import type { Expression } from './expression.ts';
import type { Tag } from './tag.ts';

/** The source fields that a tag reads, as the template spells them. */
export const namesIn = (tag: Tag): string[] => pathsOf(tag, true);

/** Of these the ones that a row is repeated for: a total such as `SUM(Items.price)` is of the whole group, wherever it stands. */
export const repeatingNamesIn = (tag: Tag): string[] => pathsOf(tag, false);

function pathsOf(tag: Tag, withAggregates: boolean): string[] {
  if (tag.kind === 'each') return [tag.group];
  const expression = tag.kind === 'value' ? tag.of : tag.kind === 'if' ? tag.condition : undefined;
  return expression ? [...new Set(pathsIn(expression, withAggregates))].filter((path) => path !== '@number') : [];
}

export function pathsIn(expression: Expression, withAggregates = true): string[] {
  switch (expression.kind) {
    case 'name':
      return [expression.path];
    case 'number':
    case 'text':
      return [];
    case 'aggregate':
      return withAggregates ? pathsIn(expression.of) : [];
    case 'negative':
    case 'not':
      return pathsIn(expression.of, withAggregates);
    default:
      return [...pathsIn(expression.left, withAggregates), ...pathsIn(expression.right, withAggregates)];
  }
}
