/** Letters to add, drop, change or swap between two words, told up to a limit: beyond it the limit + 1. Costs the longer word times the limit. */
export function editDistance(one: string, other: string, limit: number): number {
  const [from, to] = withoutCommonEnds(one, other);
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  if (from === '' || to === '') return from.length + to.length;
  const beyond = limit + 1;
  let leastBefore = 0;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next: number[] = [row];
    let least = row;
    const band = Math.max(1, row - limit);
    for (let column = 1; column < band; column += 1) next.push(beyond);
    for (let column = band; column <= Math.min(to.length, row + limit); column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = changed === 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = isSwap ? (before[column - 2] ?? beyond) + 1 : beyond;
      const steps = Math.min((last[column - 1] ?? beyond) + changed, (last[column] ?? beyond) + 1, (next[column - 1] ?? beyond) + 1, swapped);
      next.push(steps);
      least = Math.min(least, steps);
    }
    // A swap looks two rows back.
    if (least > limit && leastBefore > limit) return beyond;
    leastBefore = least;
    before = last;
    last = next;
  }
  return Math.min(last[to.length] ?? beyond, beyond);
}

/** What is the same at both ends changes no distance, and is most of what names of one kind have in common. */
function withoutCommonEnds(one: string, other: string): [string, string] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}
