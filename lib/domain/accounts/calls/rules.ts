/** How long a call stays in its account's log. */
export const callsKeptDays = 30;

/** What became of a call, by the first digit of its status. */
export const outcomes = { done: [2, 3], refused: [4], failed: [5] } as const satisfies Record<string, readonly number[]>;

export type Outcome = keyof typeof outcomes;

export const statusClassOf = (status: number): number => Math.floor(status / 100);

export const outcomeOf = (status: number): Outcome => {
  const found = (Object.keys(outcomes) as Outcome[]).find((outcome) => (outcomes[outcome] as readonly number[]).includes(statusClassOf(status)));
  return found ?? 'failed';
};

/** Every class that an answer can have: informational ones are no answers. */
export const everyClass: readonly number[] = Object.values(outcomes).flat();
