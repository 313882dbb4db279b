import { db, type Tx } from '@/lib/core/db';

/** Comes back when work is done, or waits for a lock that this transaction holds: which of the two. */
export async function untilBlocked(tx: Tx, work: Promise<unknown>): Promise<'done' | 'waits'> {
  const [{ pid = 0 } = {}] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  let isDone = false;
  const note = () => {
    isDone = true;
  };
  work.then(note, note);
  while (!isDone) {
    const waiting = await db().$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND ${pid}::int = ANY(pg_blocking_pids(pid))`;
    if (waiting.length > 0) return 'waits';
  }
  return 'done';
}
