type Group<Item, Answer> = {
  /** Does several at once, in one transaction; answers in their order. */
  commit: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Whether two cannot be in one group. */
  clash: (one: Item, other: Item) => boolean;
  /** Whose it is: they take turns, so that one of somebody who has few stands before the many of another. */
  ownerOf: (item: Item) => string;
  weightOf: (item: Item) => number;
  maxSize: number;
  /** Of a group, beyond its first. */
  maxWeight: number;
};

type Waiting<Item, Answer> = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/**
 * Gathers what comes while a group is being committed into the next group: a transaction costs the same for one as for
 * many, and nobody waits for a clock. Where a group fails, each of it is tried alone, so that one holds up no other.
 */
export function groupCommit<Item, Answer>({ commit, clash, ownerOf, weightOf, maxSize, maxWeight }: Group<Item, Answer>) {
  let waiting: Waiting<Item, Answer>[] = [];
  let isBusy = false;

  function takeGroup(): Waiting<Item, Answer>[] {
    const group = new Set<Waiting<Item, Answer>>();
    let weight = 0;
    for (const next of byTurns()) {
      if (group.size >= maxSize) break;
      const own = weightOf(next.item);
      if (group.size > 0 && weight + own > maxWeight) break;
      if ([...group].some(({ item }) => clash(item, next.item))) continue;
      group.add(next);
      weight += own;
    }
    waiting = waiting.filter((each) => !group.has(each));
    return [...group];
  }

  /** The first of each owner, then the second of each, and so on. */
  function byTurns(): Waiting<Item, Answer>[] {
    const had = new Map<string, number>();
    const rounds: Waiting<Item, Answer>[][] = [];
    for (const each of waiting) {
      const owner = ownerOf(each.item);
      const round = had.get(owner) ?? 0;
      had.set(owner, round + 1);
      (rounds[round] ??= []).push(each);
    }
    return rounds.flat();
  }

  async function settle(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await commit(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const each of group) await settle([each]);
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) await settle(takeGroup());
    isBusy = false;
  }

  return {
    add: (item: Item): Promise<Answer> =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (!isBusy) void work();
      }),
  };
}
