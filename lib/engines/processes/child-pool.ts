import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { count, gauge } from '@/lib/core/measures';
import { leaveTurn } from '@/lib/engines/processes/answering-turn';
import { BUSY, EngineFailure, LEFT } from '@/lib/engines/processes/engine-failure';
import { charge, isSpent, limitToBudget, spentOn } from '@/lib/engines/processes/job-charges';
import type { JobBegun, JobMessage, JobReply, Jobs } from '@/lib/engines/processes/jobs';
import type { PoolOptions } from '@/lib/engines/processes/pool-options';
import { budgetOfNow, type ProcessorBudget } from '@/lib/engines/processes/processor-budget';
import { endedBy, startChild } from '@/lib/engines/processes/start-child';
import { WaitingLine } from '@/lib/engines/processes/waiting-line';
import { ownerOfNow, type WorkOwner } from '@/lib/engines/processes/work-owner';

type Job = {
  message: Omit<JobMessage, 'job'>;
  owner: WorkOwner;
  load: () => unknown;
  budget: ProcessorBudget | undefined;
  attempts: number;
  /** Whether it has given its child up for others. */
  gaveUp: boolean;
  /** When a child was given it, by the clock of the process. */
  givenMs: number;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
};
type Child = {
  process: ChildProcess;
  job: Job | undefined;
  jobsDone: number;
  timer: NodeJS.Timeout | undefined;
  lastWords: string;
  spentBeforeMs: number | null;
};

/** A child may fail to start once by bad luck; a job under which two children have crashed is the cause. */
const ATTEMPTS = 2;
const MAX_LAST_WORDS = 2_000;
/** A job of which nobody waits for the end is ended once it has taken so long: to start another child costs something too. */
const ABANDONED_MS = 2_000;

/** Child processes that each do one job at a time and can be killed at any moment. */
export class ChildPool<Work extends Jobs> {
  readonly #children = new Set<Child>();
  readonly #waiting: WaitingLine<Job>;
  #lastId = 0;
  #closed = false;
  #turnsTimer: NodeJS.Timeout | undefined;

  readonly #name: string;
  readonly #unmeasured: () => void;

  constructor(readonly options: PoolOptions) {
    this.#waiting = new WaitingLine(options.queueLimit, undefined, options.heavyMs);
    this.#name = options.name ?? path.basename(options.entry).replace(/-child\.\w+$/, '');
    const labels = { pool: this.#name };
    this.#unmeasured = gauge(() => [
      { name: 'paraph_pool_busy', labels, value: this.#busy },
      { name: 'paraph_pool_waiting', labels, value: this.#waiting.length },
    ]);
  }

  /** Throws an EngineFailure if nothing comes of it. Jobs take turns by whose they are (`work-owner.ts`). */
  run<Kind extends keyof Work & string>(kind: Kind, job: Parameters<Work[Kind]>[0]): Promise<Awaited<ReturnType<Work[Kind]>>> {
    return this.runLoaded(kind, () => job);
  }

  /** The same of what is large: it is loaded when its turn comes, and let go once a child has it, so that what waits takes no memory. */
  runLoaded<Kind extends keyof Work & string>(
    kind: Kind,
    load: () => Parameters<Work[Kind]>[0] | Promise<Parameters<Work[Kind]>[0]>,
  ): Promise<Awaited<ReturnType<Work[Kind]>>> {
    if (this.#closed) return Promise.reject(new EngineFailure('closed', 'The engine is stopping.'));
    const owner = ownerOfNow();
    if (owner.signal?.aborted) return Promise.reject(new EngineFailure('left', LEFT));
    leaveTurn();
    return new Promise((resolve, reject) => {
      const job: Job = {
        message: { id: ++this.#lastId, kind, processorMs: this.options.processorMs },
        owner,
        load,
        budget: this.options.charges ? budgetOfNow() : undefined,
        attempts: 0,
        gaveUp: false,
        givenMs: 0,
        resolve: resolve as (value: unknown) => void,
        reject,
      };
      this.#waiting.add(job)?.reject(new EngineFailure('busy', BUSY));
      owner.signal?.addEventListener('abort', () => this.#abandoned(job), { once: true });
      this.#next();
    });
  }

  /** Process ids of the children, as their parent sees them. */
  get pids(): number[] {
    return [...this.#children].flatMap(({ process: { pid } }) => pid ?? []);
  }

  close(): void {
    this.#closed = true;
    this.#unmeasured();
    for (const job of this.#waiting.empty()) job.reject(new EngineFailure('closed', 'The engine is stopping.'));
    for (const child of this.#children) child.process.kill('SIGKILL');
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const idle = [...this.#children].find((child) => !child.job);
      const child = idle ?? (this.#children.size < this.options.size ? this.#start() : undefined);
      if (!child) {
        this.#watchTurns();
        return;
      }
      const job = this.#waiting.take(this.options.size > 1 && this.#busy >= this.options.size - 1);
      if (!job) return;
      this.#give(child, job);
    }
  }

  /** Looks again once the job that began last is a long one, too. */
  #watchTurns(): void {
    if (this.options.size < 2 || this.#turnsTimer) return;
    const begunMs = Math.max(...this.#running().map(({ job }) => job.givenMs));
    const look = () => {
      this.#turnsTimer = undefined;
      if (this.#freeOne() || !this.#areLong()) this.#next();
    };
    this.#turnsTimer = setTimeout(look, Math.max(1, begunMs + this.#heavyMs - performance.now())).unref();
  }

  /**
   * Of jobs that all take long, begun when nothing was known of their owners, the last one gives its child up where others wait: it begins
   * again when a child is free that is not the last. No job does so twice, so that each comes to its end. False where none does.
   */
  #freeOne(): boolean {
    if (!this.#areLong()) return false;
    const running = this.#running();
    for (const { job } of running) this.#waiting.takesLong(job, performance.now() - job.givenMs);
    const last = running.filter(({ job }) => !job.gaveUp).sort((a, b) => b.job.givenMs - a.job.givenMs)[0];
    if (!last || !this.#waiting.hasForLast) return false;
    count('paraph_pool_given_up_total', { pool: this.#name });
    this.#release(last.child);
    this.#drop(last.child);
    last.job.gaveUp = true;
    last.job.attempts -= 1;
    this.#waiting.putFirst(last.job);
    return true;
  }

  #running = () => [...this.#children].flatMap((child) => (child.job ? { child, job: child.job } : []));

  #areLong(): boolean {
    const running = this.#running();
    return running.length >= this.options.size && running.every(({ job }) => performance.now() - job.givenMs >= this.#heavyMs);
  }

  get #heavyMs(): number {
    return this.#waiting.heavyMs;
  }

  get #busy(): number {
    return [...this.#children].filter((child) => child.job).length;
  }

  /** Nobody waits for it any more. */
  #abandoned(job: Job): void {
    if (this.#waiting.remove(job)) job.reject(new EngineFailure('left', LEFT));
    const inWork = () => [...this.#children].find((child) => child.job === job);
    if (!inWork()) return;
    const end = () => {
      const child = inWork();
      if (child) this.#end(child, job, new EngineFailure('left', LEFT));
    };
    setTimeout(end, Math.max(0, job.givenMs + ABANDONED_MS - performance.now())).unref();
  }

  #start(): Child {
    const process_ = startChild(this.options);
    const child: Child = { process: process_, job: undefined, jobsDone: 0, timer: undefined, lastWords: '', spentBeforeMs: null };
    this.#children.add(child);
    count('paraph_pool_starts_total', { pool: this.#name });
    process_.on('message', (said: JobReply | JobBegun) => {
      if ('spentBeforeMs' in said) child.spentBeforeMs = said.spentBeforeMs;
      else this.#answered(child, said);
    });
    process_.stderr?.on('data', (words: Buffer) => {
      child.lastWords = (child.lastWords + words.toString()).slice(-MAX_LAST_WORDS);
    });
    process_.on('error', () => process_.kill('SIGKILL'));
    process_.once('exit', (code, signal) => this.#died(child, endedBy(code, signal)));
    // An idle child must not keep a finished script alive; `#give` takes hold again.
    process_.unref();
    process_.channel?.unref();
    (process_.stderr as Socket | null)?.unref();
    return child;
  }

  #give(child: Child, job: Job): void {
    job.attempts += 1;
    job.givenMs = performance.now();
    child.job = job;
    child.spentBeforeMs = null;
    child.process.ref();
    child.process.channel?.ref();
    child.timer = setTimeout(() => this.#overran(child, job), this.options.timeoutMs);
    void this.#handOver(child, job);
  }

  async #handOver(child: Child, job: Job): Promise<void> {
    try {
      const given = await job.load();
      // It may have been killed meanwhile.
      if (child.job !== job) return;
      limitToBudget(job, this.options.processorMs);
      child.process.send({ ...job.message, job: given } satisfies JobMessage, (error) => {
        if (error) child.process.kill('SIGKILL');
      });
    } catch (error) {
      job.reject(error as Error);
      if (child.job !== job) return;
      this.#release(child);
      this.#next();
    }
  }

  #release(child: Child): void {
    clearTimeout(child.timer);
    if (child.job) this.#waiting.ended(child.job, performance.now() - child.job.givenMs);
    child.job = undefined;
    child.process.unref();
    child.process.channel?.unref();
  }

  #answered(child: Child, reply: JobReply): void {
    const { job } = child;
    if (!job || reply.id !== job.message.id) return;
    this.#release(child);
    charge(job, reply.spentMs);
    child.jobsDone += 1;
    if (child.jobsDone >= this.options.recycleAfter) this.#drop(child);
    if (reply.ok) job.resolve(reply.value);
    else job.reject(new EngineFailure('job', reply.error, reply.code));
    this.#next();
  }

  #overran(child: Child, job: Job): void {
    charge(job, spentOn(child));
    const { timeoutMs, processorMs } = this.options;
    const isItsFault = processorMs === undefined || isSpent(job);
    this.#end(child, job, isItsFault ? new EngineFailure('timeout', `The job took longer than ${timeoutMs} ms.`) : new EngineFailure('busy', BUSY));
  }

  #end(child: Child, job: Job, why: EngineFailure): void {
    count('paraph_pool_killed_total', { pool: this.#name });
    this.#release(child);
    this.#drop(child);
    job.reject(why);
    this.#next();
  }

  /** Out of the set first: a dying child must not be handed the next job. */
  #drop(child: Child): void {
    this.#children.delete(child);
    child.process.kill('SIGKILL');
  }

  #died(child: Child, signal: NodeJS.Signals | null): void {
    this.#children.delete(child);
    const { job } = child;
    if (job) {
      count('paraph_pool_killed_total', { pool: this.#name });
      this.#release(child);
      if (signal === 'SIGXCPU') charge(job, job.message.processorMs);
      const why = startFailure(child);
      if (this.#closed) job.reject(new EngineFailure('closed', 'The engine is stopping.'));
      // A second child would come to the same end.
      else if (signal === 'SIGXCPU') job.reject(new EngineFailure('timeout', `The job took more than ${job.message.processorMs} ms of a processor.`));
      else if (signal === 'SIGABRT') job.reject(new EngineFailure('abort', 'The child gave up: out of memory, or native code in a state that cannot be.'));
      else if (job.attempts < ATTEMPTS) this.#waiting.putFirst(job);
      // Nothing that a job does ends a child so: somebody did, or a system that had no memory left.
      else if (signal === 'SIGKILL') job.reject(new EngineFailure('busy', BUSY));
      else job.reject(new EngineFailure(why ? 'start' : 'crash', `The child process died on this job.${why}`));
    }
    if (!this.#closed) this.#next();
  }
}

/**
 * Why a child could not start. What one says that dies at work is not passed on: native code
 * prints the document's own words, which belong in no log.
 */
const startFailure = ({ lastWords }: Child): string => (/^(node:internal|Error|bwrap: |.*ERR_MODULE_NOT_FOUND)/m.test(lastWords) ? ` ${lastWords}` : '');
