/** Letters to add, drop, change or swap between two words, told up to a limit: beyond it the limit + 1. Costs the longer word times the limit. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = new Array<number>(to.length + 1).fill(limit + 1);
    next[0] = row;
    let least = row;
    for (let column = Math.max(1, row - limit); column <= Math.min(to.length, row + limit); column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = changed && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = Math.min(at(last, column - 1) + changed, at(last, column) + 1, at(next, column - 1) + 1, isSwap ? at(before, column - 2) + 1 : limit + 1);
      next[column] = steps;
      least = Math.min(least, steps);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = next;
  }
  return Math.min(at(last, to.length), limit + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.MAX_SAFE_INTEGER;
