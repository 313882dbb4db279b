import { daysAfter } from '@/lib/core/clock';
import { db, readingByIndex, type Tx, transaction } from '@/lib/core/db';
import type { Sample } from '@/lib/core/measures';

/** Puts down what a process measured, in place of what it measured before; what is a day old is forgotten. */
export async function putMeasures(process: string, at: Date, samples: Sample[]): Promise<void> {
  await db().processMeasures.upsert({ where: { process }, create: { process, at, samples }, update: { at, samples } });
  await db().processMeasures.deleteMany({ where: { at: { lt: daysAfter(at, -1) } } });
}

/** What processes measured since then. */
export async function listMeasures(since: Date): Promise<{ process: string; samples: Sample[] }[]> {
  const rows = await db().processMeasures.findMany({ where: { at: { gte: since } }, orderBy: { process: 'asc' }, take: 100 });
  return rows.map(({ process, samples }) => ({ process, samples: samples as unknown as Sample[] }));
}

type Counted = { state: string; count: number };

const perState = (name: string, rows: readonly Counted[]): Sample[] => rows.map(({ state, count }) => ({ name, labels: { state }, value: count }));

/** What lies in the database, by state: each read by an index, or of a table that is kept small. Mails are those of the last day. */
export async function countStates(at: Date): Promise<Sample[]> {
  const { requests, runs, deliveries, emails, connections, stored } = await transaction((tx) => countedIn(tx, at));
  return [
    ...perState('paraph_requests', requests),
    ...perState('paraph_runs', runs),
    ...perState('paraph_deliveries', deliveries),
    ...perState('paraph_emails_of_day', emails),
    ...perState('paraph_database_connections', connections),
    { name: 'paraph_storage_bytes', labels: {}, value: stored[0]?.bytes ?? 0 },
    { name: 'paraph_storage_files', labels: {}, value: stored[0]?.count ?? 0 },
  ];
}

/** One after the other: what is counted in the background takes one connection, and leaves the others to those who wait. */
async function countedIn(tx: Tx, at: Date) {
  await tx.$executeRawUnsafe(readingByIndex);
  return {
    requests: await tx.$queryRaw<Counted[]>`SELECT status AS state, count(*)::int AS count FROM signature_requests GROUP BY status`,
    runs: await tx.$queryRaw<Counted[]>`SELECT status AS state, count(*)::int AS count FROM automations GROUP BY status`,
    deliveries: await tx.$queryRaw<Counted[]>`SELECT status AS state, count(*)::int AS count FROM webhook_deliveries GROUP BY status`,
    emails: await tx.$queryRaw<Counted[]>`
      SELECT status AS state, count(*)::int AS count FROM emails WHERE created_at >= ${daysAfter(at, -1)}::timestamptz GROUP BY status`,
    connections: await tx.$queryRaw<Counted[]>`
      SELECT coalesce(state, 'other') AS state, count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() GROUP BY 1`,
    // Weighing millions of files takes seconds: their accounts' sums are kept, and how many there are the database estimates.
    stored: await tx.$queryRaw<{ bytes: number; count: number }[]>`
      SELECT ((SELECT coalesce(sum(bytes), 0) FROM account_storage) + (SELECT coalesce(sum(bytes), 0) FROM storage_changes))::float AS bytes,
        (SELECT greatest(reltuples, 0)::int FROM pg_class WHERE oid = 'blobs'::regclass) AS count`,
  };
}
