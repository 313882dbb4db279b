type Line = { running: number; waiting: (() => void)[] };

/** Of one owner's work so much is under way at once. What is more waits for its own owner's alone, in the order in which it came. */
export class FewAtOnce {
  readonly #lines = new Map<string, Line>();

  constructor(readonly atOnce: number) {}

  /** Comes when the turn does. What it gives ends the turn, and must be called however the work ends. */
  async #turn(owner: string): Promise<() => void> {
    const line = this.#lines.get(owner) ?? { running: 0, waiting: [] };
    this.#lines.set(owner, line);
    if (line.running < this.atOnce) line.running += 1;
    else await new Promise<void>((begin) => line.waiting.push(begin));
    return () => this.#end(owner, line);
  }

  /** Does it when its turn comes, and holds its place until it has ended, however it ends. */
  async inTurn<Done>(owner: string, work: () => Promise<Done>): Promise<Done> {
    const end = await this.#turn(owner);
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** How many wait. */
  waiting = (owner: string): number => this.#lines.get(owner)?.waiting.length ?? 0;

  /** What is made piece by piece: it begins when its turn comes, and holds its place until it was read to its end, or left. */
  async *streamed<Piece>(owner: string, begin: () => AsyncIterable<Piece>): AsyncGenerator<Piece> {
    const end = await this.#turn(owner);
    try {
      yield* begin();
    } finally {
      end();
    }
  }

  /** The place goes to whoever waits: nobody who comes in between takes it. */
  #end(owner: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) next();
    else line.running -= 1;
    if (line.running === 0) this.#lines.delete(owner);
  }
}
