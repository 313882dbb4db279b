export const maxSeenFields = 5_000;

/** Those of before and the new ones behind them; of too many the oldest go. */
export function seenAfter(seen: readonly string[], fields: readonly string[]): string[] {
  const all = new Set([...seen, ...fields]);
  return all.size === seen.length ? [...seen] : [...all].slice(-maxSeenFields);
}
