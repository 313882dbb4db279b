/**
 * Terminology. A *sample* is one number with its name and labels. A *counter* only grows, a *gauge* is read when it is
 * asked for, and a *histogram* counts how many of something were at most so large. They are of this process alone, and
 * what they are called and mean stands in `surfaces/metrics/families.ts`.
 */
export type Labels = Readonly<Record<string, string>>;
export type Sample = { name: string; labels: Labels; value: number };

type Histogram = { labels: Labels; counts: number[]; count: number; sum: number };
type Held = { counters: Map<string, Sample>; histograms: Map<string, Histogram & { name: string }>; gauges: Set<() => Sample[]> };

// Next loads a module once per layer; the numbers must be the same in all of them.
const shared = globalThis as typeof globalThis & { paraphMeasures?: Held };
const held = (): Held => (shared.paraphMeasures ??= { counters: new Map(), histograms: new Map(), gauges: new Set() });

/** Seconds, from what is quick to what somebody gives up on. */
const bucketsSeconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 30] as const;

/** Labels are few and known: no address, id or path is one. What came in by a mistake of ours is kept from growing for ever. */
const maxSeries = 3_000;

const keyOf = (name: string, labels: Labels): string => `${name} ${Object.values(labels).join(' ')}`;

export function count(name: string, labels: Labels, by = 1): void {
  const { counters } = held();
  const key = keyOf(name, labels);
  const known = counters.get(key);
  if (known) known.value += by;
  else if (counters.size < maxSeries) counters.set(key, { name, labels, value: by });
}

/** Notes how long something took. */
export function timed(name: string, labels: Labels, seconds: number): void {
  const { histograms } = held();
  const key = keyOf(name, labels);
  let known = histograms.get(key);
  if (!known) {
    if (histograms.size >= maxSeries) return;
    known = { name, labels, counts: bucketsSeconds.map(() => 0), count: 0, sum: 0 };
    histograms.set(key, known);
  }
  known.count += 1;
  known.sum += seconds;
  for (const [index, limit] of bucketsSeconds.entries()) if (seconds <= limit) known.counts[index] = (known.counts[index] ?? 0) + 1;
}

/** From now on these are read whenever the numbers are asked for, until what is returned is called. */
export function gauge(read: () => Sample[]): () => void {
  held().gauges.add(read);
  return () => void held().gauges.delete(read);
}

/** Every number of this process, as it is now. */
export function samplesNow(): Sample[] {
  const { counters, histograms, gauges } = held();
  return [...[...counters.values()].map((sample) => ({ ...sample })), ...[...histograms.values()].flatMap(linesOf), ...[...gauges].flatMap((read) => read())];
}

const linesOf = ({ name, labels, counts, count: all, sum }: Histogram & { name: string }): Sample[] => [
  ...bucketsSeconds.map((limit, index) => ({ name: `${name}_bucket`, labels: { ...labels, le: String(limit) }, value: counts[index] ?? 0 })),
  { name: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: all },
  { name: `${name}_sum`, labels, value: sum },
  { name: `${name}_count`, labels, value: all },
];
