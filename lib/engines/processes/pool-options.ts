export type PoolOptions = {
  /** As it is measured; that of the entry if absent. */
  name?: string;
  /** Absolute path of the file that the children run as it is: JavaScript, or TypeScript whose types Node only strips. */
  entry: string;
  args: readonly string[];
  /** Children at most. */
  size: number;
  /** Jobs that may wait, and of one owner half as many; the next is refused as busy. */
  queueLimit: number;
  /** Milliseconds for one job by the clock, from its start in the child. */
  timeoutMs: number;
  /** Milliseconds of a processor for one job. With them the clock says nothing of the job: one that takes too long by it has met a busy machine. */
  processorMs?: number;
  /** Whether its jobs are charged to the budget of whoever gives them (`processor-budget.ts`). */
  charges?: boolean;
  /** Jobs after which a child is replaced, against slow growth of memory. */
  recycleAfter: number;
  /** Milliseconds after which a job gives its child up once, where all children have such jobs and others wait (`HEAVY_MS` if absent). */
  heavyMs?: number;
  /** Megabytes of a child's JavaScript heap; Node's own limit if absent. */
  heapMb?: number;
};
