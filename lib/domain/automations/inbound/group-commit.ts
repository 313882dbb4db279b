type Group<Item, Answer> = {
  /** Does several at once, in one transaction; answers in their order. */
  commit: (items: readonly Item[]) => Promise<readonly Answer[]>;
  /** Whether two cannot be in one group. */
  clash: (one: Item, other: Item) => boolean;
  maxSize: number;
};

type Waiting<Item, Answer> = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

/**
 * Gathers what comes while a group is being committed into the next group: a transaction costs the same for one as for
 * many, and nobody waits for a clock. Where a group fails, each of it is tried alone, so that one holds up no other.
 */
export function groupCommit<Item, Answer>({ commit, clash, maxSize }: Group<Item, Answer>) {
  const waiting: Waiting<Item, Answer>[] = [];
  let isBusy = false;

  function takeGroup(): Waiting<Item, Answer>[] {
    const group: Waiting<Item, Answer>[] = [];
    for (let index = 0; index < waiting.length && group.length < maxSize; ) {
      const next = waiting[index] as Waiting<Item, Answer>;
      if (group.some(({ item }) => clash(item, next.item))) index += 1;
      else group.push(...waiting.splice(index, 1));
    }
    return group;
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
