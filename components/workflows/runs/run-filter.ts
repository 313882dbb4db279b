import { knownTimeZone } from '@/lib/core/i18n/format';
import { dayEnd, dayStart } from '@/lib/core/i18n/zoned-day';
import { maxRunSearch, type RunState, runStates } from '@/lib/domain/automations/room/rules';

/** What of the runs is shown, as the address says it: days are those of the reader's zone. */
export type ShownRuns = { search: string; state: RunState | null; version: number | null; from: string | null; until: string | null };

type Query = Partial<Record<string, string | string[]>>;

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.trim() : '');
const day = (value: string): string | null => (dayStart(value, 'UTC') ? value : null);

/** What an address narrows the runs to; what it says wrongly narrows nothing. */
export function shownRunsOf({ search, state, version, from, until }: Query): ShownRuns {
  const number = Number(one(version));
  return {
    search: one(search).slice(0, maxRunSearch),
    state: runStates.find((known) => known === state) ?? null,
    version: Number.isInteger(number) && number > 0 && number <= 1_000_000_000 ? number : null,
    from: day(one(from)),
    until: day(one(until)),
  };
}

export const isNarrowed = (shown: ShownRuns): boolean => Object.values(shown).some((value) => value !== null && value !== '');

/** What narrows the runs, as members of an address. */
export const queryOf = (shown: ShownRuns): [string, string][] =>
  Object.entries(shown).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)] as [string, string]]));

/** A page of the workflow's runs as they are narrowed: a link to it, a reload and the way back keep it. */
export function addressOfRuns(path: string, shown: ShownRuns, cursor?: string): string {
  const query = new URLSearchParams([...queryOf(shown), ...(cursor ? [['cursor', cursor] as [string, string]] : [])]);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same for the operation that lists them: moments in place of days. */
export function filterOf({ search, state, version, from, until }: ShownRuns, timeZone: string | null) {
  const zone = knownTimeZone(timeZone);
  const [start, end] = [from && dayStart(from, zone), until && dayEnd(until, zone)];
  return {
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
    ...(version ? { version } : {}),
    ...(start ? { from: start.toISOString() } : {}),
    ...(end ? { until: end.toISOString() } : {}),
  };
}
