export type Measured = { latenciesMs: number[]; seconds: number; errors: number; spentMs: number[] };

/** Calls for so long, so many at once; `spent` is asked before and after. */
export async function measuredFor(ms: number, atOnce: number, call: () => Promise<void>, spent: () => number[]): Promise<Measured> {
  const latenciesMs: number[] = [];
  let errors = 0;
  const before = spent();
  const began = performance.now();
  const until = began + ms;
  const goOn = async () => {
    for (let at = performance.now(); at < until; at = performance.now()) {
      try {
        await call();
        latenciesMs.push(performance.now() - at);
      } catch (error) {
        if (errors === 0) console.error(`  ${(error as Error).message.slice(0, 200)}`);
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  const seconds = (performance.now() - began) / 1000;
  const after = spent();
  return { latenciesMs, seconds, errors, spentMs: after.map((value, index) => Math.max(0, value - (before[index] ?? 0))) };
}

export const pooled = (turns: readonly Measured[]): Measured => ({
  latenciesMs: turns.flatMap(({ latenciesMs }) => latenciesMs),
  seconds: turns.reduce((sum, { seconds }) => sum + seconds, 0),
  errors: turns.reduce((sum, { errors }) => sum + errors, 0),
  spentMs: (turns[0]?.spentMs ?? []).map((_, index) => turns.reduce((sum, { spentMs }) => sum + (spentMs[index] ?? 0), 0)),
});

/** The value that so great a share of all does not exceed. */
export function atShare(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
