import { log } from '@/lib/core/log';

type Batches<Row extends { id: string }> = {
  /** The next rows after this one, or the first: fewer than `limit` when there are no more. */
  list: (after: Row | null, limit: number) => Promise<readonly Row[]>;
  act: (row: Row) => Promise<unknown>;
  /** Ends the work between two rows: the next run goes on. */
  signal: AbortSignal;
};

const batchSize = 200;

/** Does something with every row there is, batch after batch. A row that fails is logged and stepped over: it holds no other up. */
export async function inBatches<Row extends { id: string }>({ list, act, signal }: Batches<Row>): Promise<void> {
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await list(after, batchSize);
    for (const row of rows) {
      if (signal.aborted) return;
      await act(row).catch((error) => log().error({ err: error, id: row.id }, 'a row was stepped over'));
    }
    after = rows.at(-1) ?? null;
    if (rows.length < batchSize) return;
  }
}

const portion = 1000;

/** Removes all there is to remove, so many rows in a statement: none holds many at once, nor keeps others waiting for long. */
export async function inPortions(remove: (limit: number) => Promise<number>, signal: AbortSignal, limit = portion): Promise<void> {
  while (!signal.aborted && (await remove(limit)) >= limit);
}
