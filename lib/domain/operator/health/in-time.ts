const turnMs = 100;
const turns = 30;

/**
 * What `work` answers, or a failure after three seconds. Counted in turns of this process's own loop: while it is busy itself, as with loading
 * its pages at a start, an answer may long have come.
 */
export async function inTime<T>(work: PromiseLike<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let left = turns;
    clock = setInterval(() => {
      if (--left === 0) reject(new Error(`no answer within ${turns * turnMs} ms`));
    }, turnMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(clock);
  }
}
