type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

/**
 * Does one thing for many that ask for it one by one: what comes while a run is under way is done together by the next.
 * Nobody waits for others to come. `run` answers in the order of its items; where it throws, it failed for all of them.
 */
export function together<Item, Result>(run: (items: readonly Item[]) => Promise<readonly Result[]>, atMost = 100): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;
  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const taken = waiting.splice(0, atMost);
      try {
        const results = await run(taken.map(({ item }) => item));
        for (const [index, { resolve }] of taken.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
    isRunning = false;
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isRunning) void Promise.resolve().then(() => (isRunning ? undefined : runAll()));
    });
}
