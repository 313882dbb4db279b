/** As many letters may be wrong, missing or too many; in a short name fewer, as other programs have short names too. */
const slipsIn = (name: string): number => (name.length < 7 ? 1 : 2);

export type Slip = { given: string; meant: string };

/** Variables that nothing reads and whose names are nearly one of ours, unless that one is set as well. */
export function misspeltNames(names: readonly string[], source: Readonly<Record<string, string | undefined>>): Slip[] {
  const known = new Set(names);
  return Object.keys(source).flatMap((given) => {
    if (!source[given] || known.has(given) || given.length < 4) return [];
    const meant = names.find((name) => !source[name] && distance(given.toUpperCase(), name) <= slipsIn(name));
    return meant ? [{ given, meant }] : [];
  });
}

/** How many letters must be changed, put in or taken out to make one of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [column, wanted] of [...other].entries())
      next.push(Math.min((next[column] ?? 0) + 1, (row[column + 1] ?? 0) + 1, (row[column] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
