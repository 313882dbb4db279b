const maxSeenFields = 5_000;
/** Each is looked for in every post. */
export const maxSeenGroups = 200;

/** Those of before and the new ones behind them; of too many the oldest go. */
export function seenAfter(seen: readonly string[], fields: readonly string[], most = maxSeenFields): string[] {
  const all = new Set([...seen, ...fields]);
  return all.size === seen.length ? [...seen] : [...all].slice(-most);
}
