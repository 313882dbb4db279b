const lines = new Map<string, Promise<unknown>>();

/** Work of one owner waits for what that owner began before, however that ended; work of others does not. */
export function oneAtATime<T>(owner: string, work: () => Promise<T>): Promise<T> {
  const mine = (lines.get(owner) ?? Promise.resolve()).then(work);
  const ended = mine.then(
    () => undefined,
    () => undefined,
  );
  lines.set(owner, ended);
  void ended.then(() => {
    if (lines.get(owner) === ended) lines.delete(owner);
  });
  return mine;
}
