import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { count, gauge } from '@/lib/core/measures';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { type OfficeAnswer, type OfficeJobs, OUT_OF_MEMORY, READY } from '@/lib/engines/convert/office-jobs';
import { leaveTurn } from '@/lib/engines/processes/answering-turn';
import type { JobMessage, JobReply } from '@/lib/engines/processes/jobs';
import { WaitingLine } from '@/lib/engines/processes/waiting-line';
import { ownerOfNow, type WorkOwner } from '@/lib/engines/processes/work-owner';

export type PoolLimits = {
  /** Children at most, and documents that may wait for one, of one owner half as many. */
  size: number;
  queueLimit: number;
  /** Milliseconds for one document, from when a child takes it, and for a child to get ready. */
  timeoutMs: number;
  startMs: number;
  /** Jobs, or megabytes in use after one, beyond which a child is replaced. */
  recycleAfter: number;
  recycleAboveMb: number;
};

type OfficeJob = Parameters<OfficeJobs['convert']>[0];
export type Done = { value: OfficeAnswer /** Milliseconds. */; queuedMs: number; workedMs: number };
type Failure = ConstructorParameters<typeof ConversionFailed>[0];

type Job = {
  message: JobMessage;
  owner: WorkOwner;
  attempts: number;
  queuedMs: number;
  /** When it began to wait, or to be worked on. */
  since: number;
  deadline: NodeJS.Timeout | undefined;
  waitMs: number;
  resolve: (done: Done) => void;
  fail: (code: Failure) => void;
};
type Child = {
  process: ChildProcess;
  isReady: boolean;
  isWorn: boolean;
  job: Job | undefined;
  jobsDone: number;
  timer: NodeJS.Timeout | undefined;
  lastWords: string;
};

/** A crash may be bad luck once. */
const ATTEMPTS = 2;
/** Children in a row that did not get ready, after which nobody waits any longer. */
const FAILED_STARTS = 2;
const MAX_LAST_WORDS = 2_000;
const measured = { pool: 'convert' };

/**
 * Children with LibreOffice, which need a second to get ready: one that died or is worn out is replaced at once, and a worn one works on until
 * its successor can.
 */
export class ConverterPool {
  readonly #children = new Set<Child>();
  readonly #waiting: WaitingLine<Job>;
  #lastId = 0;
  #failedStarts = 0;
  #closed = false;
  readonly #unmeasured: () => void;

  /** `start` starts a child; `onProblem` hears why children do not get ready, and undefined once one has. */
  constructor(
    readonly limits: PoolLimits,
    readonly start: () => ChildProcess,
    readonly onProblem: (words: string | undefined) => void = () => {},
  ) {
    this.#waiting = new WaitingLine(limits.queueLimit);
    this.#unmeasured = gauge(() => [
      { name: 'paraph_pool_busy', labels: measured, value: [...this.#children].filter((child) => child.job).length },
      { name: 'paraph_pool_waiting', labels: measured, value: this.#waiting.length },
    ]);
  }

  /** Throws ConversionFailed if nothing comes of it, and as `busy` when no child has taken it within `waitMs`. */
  run(job: OfficeJob, waitMs: number): Promise<Done> {
    if (this.#closed) return Promise.reject(new ConversionFailed('closed'));
    const owner = ownerOfNow();
    if (owner.signal?.aborted) return Promise.reject(new ConversionFailed('busy'));
    leaveTurn();
    return new Promise((resolve, reject) => {
      const message = { id: ++this.#lastId, kind: 'convert', job };
      const fail = (code: Failure) => reject(new ConversionFailed(code));
      const waiting: Job = { message, owner, attempts: 0, queuedMs: 0, since: performance.now(), deadline: undefined, waitMs, resolve, fail };
      waiting.deadline = setTimeout(() => this.#giveUp(waiting), waitMs);
      const refused = this.#waiting.add(waiting);
      if (refused) this.#giveUp(refused);
      owner.signal?.addEventListener('abort', () => this.#giveUp(waiting), { once: true });
      this.#next();
    });
  }

  /** Starts a child, so that the first document does not wait for one. */
  warm(): void {
    if (!this.#closed && this.#children.size === 0) this.#start();
  }

  /** Process ids of the children. */
  get pids(): number[] {
    return [...this.#children].flatMap(({ process: { pid } }) => pid ?? []);
  }

  close(): void {
    this.#closed = true;
    this.#unmeasured();
    this.#failAll('closed');
    for (const child of this.#children) child.process.kill('SIGKILL');
  }

  #next(): void {
    for (const child of this.#children) {
      if (!child.isReady || child.job || child.isWorn) continue;
      const job = this.#take();
      if (!job) return;
      this.#give(child, job);
    }
    // The last child of all, worn or not, is better than to wait for another.
    const worn = [...this.#children].find((child) => child.isWorn && !child.job);
    const first = worn && this.#take();
    if (first) this.#give(worn, first);
    const comingOrFree = [...this.#children].filter((child) => !child.isReady).length;
    for (let wanted = this.#waiting.length - comingOrFree; wanted > 0 && this.#fresh().length < this.limits.size; wanted -= 1) this.#start();
  }

  #take(): Job | undefined {
    const busy = [...this.#children].filter((child) => child.job).length;
    return this.#waiting.take(this.limits.size > 1 && busy >= this.limits.size - 1);
  }

  #fresh(): Child[] {
    return [...this.#children].filter((child) => !child.isWorn);
  }

  #start(): void {
    const process = this.start();
    const child: Child = { process, isReady: false, isWorn: false, job: undefined, jobsDone: 0, timer: undefined, lastWords: '' };
    this.#children.add(child);
    count('paraph_pool_starts_total', measured);
    child.timer = setTimeout(() => process.kill('SIGKILL'), this.limits.startMs);
    process.on('message', (message: typeof READY | JobReply) => (message === READY ? this.#ready(child) : this.#answered(child, message)));
    process.stderr?.on('data', (words: Buffer) => {
      child.lastWords = (child.lastWords + words.toString()).slice(-MAX_LAST_WORDS);
    });
    process.on('error', (error) => {
      child.lastWords += error.message;
      process.kill('SIGKILL');
    });
    // Not "exit": what it said last is then still on its way.
    process.once('close', () => this.#died(child));
    this.#letGo(child);
  }

  #ready(child: Child): void {
    clearTimeout(child.timer);
    child.isReady = true;
    this.#failedStarts = 0;
    this.onProblem(undefined);
    const worn = [...this.#children].find((other) => other.isWorn && !other.job);
    if (worn) this.#drop(worn);
    this.#next();
  }

  #give(child: Child, job: Job): void {
    clearTimeout(job.deadline);
    job.attempts += 1;
    job.queuedMs += performance.now() - job.since;
    job.since = performance.now();
    child.job = job;
    child.process.ref();
    child.process.channel?.ref();
    child.timer = setTimeout(() => this.#overran(child, job), this.limits.timeoutMs);
    child.process.send(job.message, (error) => {
      if (error) child.process.kill('SIGKILL');
    });
  }

  /** An idle child must not keep a finished script alive. */
  #letGo(child: Child): void {
    child.process.unref();
    child.process.channel?.unref();
    (child.process.stderr as Socket | null)?.unref();
  }

  #release(child: Child): void {
    clearTimeout(child.timer);
    if (child.job) this.#waiting.ended(child.job, performance.now() - child.job.since);
    child.job = undefined;
    this.#letGo(child);
  }

  #answered(child: Child, reply: JobReply): void {
    const { job } = child;
    if (!job || reply.id !== job.message.id) return;
    this.#release(child);
    child.jobsDone += 1;
    const value = reply.ok ? (reply.value as OfficeAnswer) : undefined;
    if (value) job.resolve({ value, queuedMs: job.queuedMs, workedMs: performance.now() - job.since });
    else job.fail('unreadable');
    if (child.isWorn) this.#dropIfReplaced(child);
    else if (child.jobsDone >= this.limits.recycleAfter || (value?.memoryMb ?? 0) > this.limits.recycleAboveMb) this.#replace(child);
    this.#next();
  }

  #replace(child: Child): void {
    child.isWorn = true;
    this.#start();
  }

  #dropIfReplaced(child: Child): void {
    if (this.#fresh().some((other) => other.isReady)) this.#drop(child);
  }

  #overran(child: Child, job: Job): void {
    this.#release(child);
    this.#drop(child);
    job.fail('timeout');
    this.#keepReady();
    this.#next();
  }

  /** Out of the set first: a dying child must not be handed the next job. */
  #drop(child: Child): void {
    this.#children.delete(child);
    child.process.kill('SIGKILL');
  }

  #died(child: Child): void {
    const wasDropped = !this.#children.delete(child);
    const { job } = child;
    clearTimeout(child.timer);
    if (job) this.#release(child);
    if (this.#closed) job?.fail('closed');
    if (this.#closed) return;
    if (job) this.#lost(job, child.lastWords.includes(OUT_OF_MEMORY));
    if (!child.isReady && !wasDropped) this.#notStarted(child);
    else if (!wasDropped) this.#keepReady();
    this.#next();
  }

  #lost(job: Job, isTooLarge: boolean): void {
    if (isTooLarge || job.attempts >= ATTEMPTS) {
      job.fail(isTooLarge ? 'too_large' : 'crashed');
      return;
    }
    job.since = performance.now();
    job.deadline = setTimeout(() => this.#giveUp(job), job.waitMs);
    this.#waiting.putFirst(job);
  }

  #notStarted(child: Child): void {
    this.onProblem(child.lastWords || 'It did not get ready in time.');
    this.#failedStarts += 1;
    if (this.#failedStarts >= FAILED_STARTS) this.#failAll('converter_broken');
  }

  /** Whoever comes next should not wait for a start. */
  #keepReady(): void {
    if (this.#fresh().length === 0) this.#start();
  }

  #giveUp(job: Job): void {
    clearTimeout(job.deadline);
    this.#waiting.remove(job);
    job.fail('busy');
  }

  #failAll(code: Failure): void {
    for (const job of this.#waiting.empty()) {
      clearTimeout(job.deadline);
      job.fail(code);
    }
  }
}
