import type { WorkOwner } from './work-owner';

/**
 * Terminology. A *key* stands for somebody whose work this is (`work-owner.ts`); a job may have several. A key's *share* is what it has
 * had of a pool: jobs that run, and milliseconds of those that ran.
 */
type Share = { running: number; waiting: number; hadMs: number; lastMs: number; seenMs: number };
type Owned = { readonly owner: WorkOwner };

/** Whose last job took longer, or who had none yet, is not given the last child that is free while another job of theirs runs. */
const SLOW_MS = 2_000;
/** Those whose last job took longer never have all children among them: one stays for everybody else, however many of them there are. */
export const HEAVY_MS = 10_000;
/** Milliseconds after which a key of which nothing was seen is as one that comes for the first time. */
const REMEMBERED_MS = 5 * 60 * 1000;
const MAX_REMEMBERED = 10_000;

/**
 * Jobs that wait for a child. Whose key has least in work goes first, then whose jobs have taken least so far: however many jobs
 * somebody brings, and however long each takes, one of another waits for those that run and for none that waits.
 */
export class WaitingLine<Job extends Owned> {
  readonly #jobs: Job[] = [];
  readonly #shares = new Map<string, Share>();

  /** `atMost` jobs wait, and of one key half of them. */
  constructor(
    readonly atMost: number,
    readonly nowMs: () => number = () => performance.now(),
    readonly heavyMs: number = HEAVY_MS,
  ) {}

  get length(): number {
    return this.#jobs.length;
  }

  /** Takes a job in. Returns the one for which there is no room now: itself, or the last of whoever has far more there. */
  add(job: Job): Job | undefined {
    const most = this.#waitingOf(job);
    if (most >= Math.ceil(this.atMost / 2)) return job;
    const gone = this.#jobs.length < this.atMost ? undefined : this.#lastOfLongest(most + 1);
    if (this.#jobs.length >= this.atMost && !gone) return job;
    if (gone) this.remove(gone);
    this.#enter(job);
    this.#jobs.push(job);
    return gone;
  }

  /** A job whose child was lost: it has had its turn, and need not wait for another. */
  putFirst(job: Job): void {
    this.#enter(job);
    this.#jobs.unshift(job);
  }

  /** The next job, which runs from now on. `isLast` says that there is one child for it and no other. */
  take(isLast: boolean): Job | undefined {
    let next: Job | undefined;
    for (const job of this.#jobs) if (!(isLast && this.#leavesRoom(job)) && (!next || this.#goesBefore(job, next))) next = job;
    if (!next) return;
    this.remove(next);
    for (const share of this.#sharesOf(next)) share.running += 1;
    return next;
  }

  /** A job that runs has taken so long already: its owners are known by that before it ends. */
  takesLong(job: Job, ms: number): void {
    for (const share of this.#sharesOf(job)) share.lastMs = ms;
  }

  /** Whether a job waits that may have the last child that is free. */
  get hasForLast(): boolean {
    return this.#jobs.some((job) => !this.#leavesRoom(job));
  }

  /** A job that ran has ended, after so many milliseconds. */
  ended(job: Job, ms: number): void {
    for (const share of this.#sharesOf(job)) {
      share.running = Math.max(0, share.running - 1);
      share.hadMs += Math.max(1, ms);
      share.lastMs = ms;
    }
  }

  /** Whether it was there. */
  remove(job: Job): boolean {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return false;
    this.#jobs.splice(at, 1);
    for (const share of this.#sharesOf(job)) share.waiting -= 1;
    return true;
  }

  empty(): Job[] {
    const all = [...this.#jobs];
    for (const job of all) this.remove(job);
    return all;
  }

  #enter(job: Job): void {
    // Who comes anew begins where the others stand, not before all that they have had.
    const active = [...this.#shares.values()].filter(({ waiting, running }) => waiting + running > 0);
    const least = active.length > 0 ? Math.min(...active.map(({ hadMs }) => hadMs)) : 0;
    for (const share of this.#sharesOf(job)) {
      if (share.waiting + share.running === 0) share.hadMs = Math.max(share.hadMs, least);
      share.waiting += 1;
    }
  }

  #leavesRoom(job: Job): boolean {
    const own = this.#sharesOf(job);
    if (own.some(({ running, lastMs }) => running > 0 && lastMs > SLOW_MS)) return true;
    return own.some(this.#isHeavy) && [...this.#shares.values()].some((share) => share.running > 0 && this.#isHeavy(share));
  }

  #isHeavy = ({ lastMs }: Share): boolean => lastMs > this.heavyMs && lastMs < Number.POSITIVE_INFINITY;

  /** By the key that has most of each first: where two jobs have one key, their others decide. */
  #goesBefore(job: Job, other: Job): boolean {
    for (const measure of ['running', 'hadMs'] as const) {
      const [own, others] = [job, other].map((each) =>
        this.#sharesOf(each)
          .map((share) => share[measure])
          .sort((a, b) => b - a),
      ) as [number[], number[]];
      for (let at = 0; at < Math.max(own.length, others.length); at += 1) {
        const difference = (own[at] ?? 0) - (others[at] ?? 0);
        if (difference !== 0) return difference < 0;
      }
    }
    return false;
  }

  #lastOfLongest(moreThan: number): Job | undefined {
    const most = Math.max(...this.#jobs.map((job) => this.#waitingOf(job)));
    return most > moreThan ? this.#jobs.findLast((job) => this.#waitingOf(job) === most) : undefined;
  }

  /** How many jobs of the key that has most of them wait. */
  #waitingOf = (job: Job): number => Math.max(0, ...this.#sharesOf(job).map(({ waiting }) => waiting));

  #sharesOf({ owner }: Job): Share[] {
    const seenMs = this.nowMs();
    if (this.#shares.size > MAX_REMEMBERED) this.#forget(seenMs);
    return owner.keys.map((key) => {
      const known = this.#shares.get(key);
      const isOver = !known || (known.waiting + known.running === 0 && known.seenMs < seenMs - REMEMBERED_MS);
      const share = isOver ? { running: 0, waiting: 0, hadMs: 0, lastMs: Number.POSITIVE_INFINITY, seenMs } : known;
      share.seenMs = seenMs;
      this.#shares.set(key, share);
      return share;
    });
  }

  /** All that is idle: those who come back begin where the others stand. */
  #forget(seenMs: number): void {
    for (const [key, share] of this.#shares) if (share.waiting + share.running === 0 && share.seenMs < seenMs) this.#shares.delete(key);
  }
}
