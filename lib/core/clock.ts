const held = globalThis as { paraphClock?: () => Date };

/** The time now. Everything that reads the time reads it here, so that a test can set it. */
export const now = (): Date => held.paraphClock?.() ?? new Date();

/** Puts another clock in place, or the real one back. For tests. */
export function setClock(clock: (() => Date) | null): void {
  if (clock) held.paraphClock = clock;
  else delete held.paraphClock;
}

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * 24 * 60 * 60 * 1000);
