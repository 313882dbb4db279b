import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import type { JobMessage, JobReply, Jobs } from '@/lib/engines/processes/jobs';
import { processorMs } from '@/lib/engines/processes/processor-time';

export type PoolOptions = {
  /** Absolute path of the file that the children run as it is: JavaScript, or TypeScript whose types Node only strips. */
  entry: string;
  args: readonly string[];
  /** Children at most. */
  size: number;
  /** Jobs that may wait; the next is refused as busy. */
  queueLimit: number;
  /** Milliseconds of a processor for one job. While the machine is busy with other things it may take `PATIENCE` times as long by the clock. */
  timeoutMs: number;
  /** Jobs after which a child is replaced, against slow growth of memory. */
  recycleAfter: number;
  /** Megabytes of a child's JavaScript heap; Node's own limit if absent. */
  heapMb?: number;
};

type Job = {
  message: JobMessage;
  attempts: number;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
};
/** `givenAt` and `spentMs` are the clock, and what the child had taken of a processor, when it was given its job. */
type Child = {
  process: ChildProcess;
  job: Job | undefined;
  jobsDone: number;
  timer: NodeJS.Timeout | undefined;
  givenAt: number;
  spentMs: number;
  lastWords: string;
};

/** A child may fail to start once by bad luck; a job that has killed two children is the cause. */
const ATTEMPTS = 2;
/** After this many times its time by the clock a job is ended that had no processor for it: the machine is too busy, whatever the job is. */
const PATIENCE = 4;
/** Milliseconds until the next look at a job that was short of a processor: enough that looking costs nothing. */
const SHORTEST_WAIT_MS = 250;
const TOO_BUSY = 'Too many documents are being made right now. Try again shortly.';
const MAX_LAST_WORDS = 2_000;

/** Child processes that each do one job at a time and can be killed at any moment. */
export class ChildPool<Work extends Jobs> {
  readonly #children = new Set<Child>();
  readonly #waiting: Job[] = [];
  #lastId = 0;
  #closed = false;

  constructor(readonly options: PoolOptions) {}

  /** Throws an EngineFailure if nothing comes of it. */
  run<Kind extends keyof Work & string>(kind: Kind, job: Parameters<Work[Kind]>[0]): Promise<Awaited<ReturnType<Work[Kind]>>> {
    if (this.#closed) return Promise.reject(new EngineFailure('closed', 'The engine is stopping.'));
    if (this.#waiting.length >= this.options.queueLimit) {
      return Promise.reject(new EngineFailure('busy', TOO_BUSY));
    }
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#waiting.push({ message: { id, kind, job }, attempts: 0, resolve: resolve as (value: unknown) => void, reject });
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new EngineFailure('closed', 'The engine is stopping.'));
    for (const child of this.#children) child.process.kill('SIGKILL');
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const idle = [...this.#children].find((child) => !child.job);
      const child = idle ?? (this.#children.size < this.options.size ? this.#start() : undefined);
      if (!child) return;
      const job = this.#waiting.shift();
      if (job) this.#give(child, job);
    }
  }

  #start(): Child {
    const process_ = fork(/* turbopackIgnore: true */ this.options.entry, [...this.options.args], {
      execArgv: this.options.heapMb ? [`--max-old-space-size=${this.options.heapMb}`] : [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: path.dirname(process.execPath) } as unknown as NodeJS.ProcessEnv,
    });
    const child: Child = { process: process_, job: undefined, jobsDone: 0, timer: undefined, givenAt: 0, spentMs: 0, lastWords: '' };
    this.#children.add(child);
    process_.on('message', (reply: JobReply) => this.#answered(child, reply));
    process_.stderr?.on('data', (words: Buffer) => {
      child.lastWords = (child.lastWords + words.toString()).slice(-MAX_LAST_WORDS);
    });
    process_.on('error', () => process_.kill('SIGKILL'));
    process_.once('exit', (_code, signal) => this.#died(child, signal));
    // An idle child must not keep a finished script alive; `#give` takes hold again.
    process_.unref();
    process_.channel?.unref();
    (process_.stderr as Socket | null)?.unref();
    return child;
  }

  #give(child: Child, job: Job): void {
    job.attempts += 1;
    child.job = job;
    child.process.ref();
    child.process.channel?.ref();
    child.givenAt = performance.now();
    child.spentMs = processorMs(child.process.pid) ?? 0;
    child.timer = setTimeout(() => this.#look(child, job), this.options.timeoutMs);
    child.process.send(job.message, (error) => {
      if (error) child.process.kill('SIGKILL');
    });
  }

  #release(child: Child): void {
    clearTimeout(child.timer);
    child.job = undefined;
    child.process.unref();
    child.process.channel?.unref();
  }

  #answered(child: Child, reply: JobReply): void {
    const { job } = child;
    if (!job || reply.id !== job.message.id) return;
    this.#release(child);
    child.jobsDone += 1;
    if (child.jobsDone >= this.options.recycleAfter) this.#drop(child);
    if (reply.ok) job.resolve(reply.value);
    else job.reject(new EngineFailure('job', reply.error, reply.code));
    this.#next();
  }

  /** A job that the machine had no processor for has not had its time yet. */
  #look(child: Child, job: Job): void {
    const { timeoutMs } = this.options;
    const spentMs = processorMs(child.process.pid);
    const leftMs = spentMs === undefined ? 0 : timeoutMs - (spentMs - child.spentMs);
    const patienceMs = child.givenAt + PATIENCE * timeoutMs - performance.now();
    const waitMs = Math.min(leftMs, patienceMs);
    if (leftMs <= 0) this.#end(child, job, new EngineFailure('timeout', `The job took longer than ${timeoutMs} ms.`));
    else if (waitMs <= 0) this.#end(child, job, new EngineFailure('busy', TOO_BUSY));
    else child.timer = setTimeout(() => this.#look(child, job), Math.max(SHORTEST_WAIT_MS, waitMs));
  }

  #end(child: Child, job: Job, failure: EngineFailure): void {
    this.#release(child);
    this.#drop(child);
    job.reject(failure);
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
      this.#release(child);
      const why = startFailure(child);
      if (this.#closed) job.reject(new EngineFailure('closed', 'The engine is stopping.'));
      // A second child would come to the same end.
      else if (signal === 'SIGABRT') job.reject(new EngineFailure('abort', 'The child gave up: out of memory, or native code in a state that cannot be.'));
      else if (job.attempts < ATTEMPTS) this.#waiting.unshift(job);
      else job.reject(new EngineFailure(why ? 'start' : 'crash', `The child process died on this job.${why}`));
    }
    if (!this.#closed) this.#next();
  }
}

/**
 * Why a child could not start. What one says that dies at work is not passed on: native code
 * prints the document's own words, which belong in no log.
 */
const startFailure = ({ lastWords }: Child): string => (/^(node:internal|Error|.*ERR_MODULE_NOT_FOUND)/m.test(lastWords) ? ` ${lastWords}` : '');
