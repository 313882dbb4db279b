import { leaveTurn } from './answering-turn';
import { BUSY, EngineFailure } from './engine-failure';
import { WaitingLine } from './waiting-line';
import { type WorkOwner, workFor } from './work-owner';

type Waiting = { owner: WorkOwner; begin: () => void; reject: (error: unknown) => void };

/** Work of this process of which few are done at once; what waits takes turns by whose it is. */
export class Places {
  readonly #line: WaitingLine<Waiting>;
  #running = 0;

  /** `atOnce` are done, `atMost` wait, and of one owner half of them. */
  constructor(
    readonly atOnce: number,
    atMost: number,
  ) {
    this.#line = new WaitingLine(atMost);
  }

  /** Does it when its turn comes. Throws an EngineFailure where too many wait. */
  async inTurn<Done>(owner: WorkOwner, work: () => Promise<Done>): Promise<Done> {
    leaveTurn();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { owner, begin: resolve, reject };
    this.#line.add(waiting)?.reject(new EngineFailure('busy', BUSY));
    this.#next();
    await promise;
    const from = performance.now();
    try {
      return await workFor(owner, work);
    } finally {
      this.#running -= 1;
      this.#line.ended(waiting, performance.now() - from);
      this.#next();
    }
  }

  #next(): void {
    while (this.#running < this.atOnce) {
      const next = this.#line.take(false);
      if (!next) return;
      this.#running += 1;
      next.begin();
    }
  }
}
