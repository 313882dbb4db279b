import type { Duplex } from 'node:stream';
import pg from 'pg';

/** How long a statement may go without a sign of the database, and how long a caller waits for a connection. */
export type DatabasePatience = { statementMs: number; connectionMs: number };

/** Sockets have it; a connection by TLS is one as well. */
type Stream = Duplex & { setTimeout(ms: number): void };

/**
 * A database that hangs, or a network that swallows what is sent, says nothing, and a statement would wait for ever: its connection is cut
 * then, as if the database had ended. Only while somebody uses it: what lies idle has nothing to say.
 */
export function databasePool(connectionString: string, { statementMs, connectionMs }: DatabasePatience): pg.Pool {
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: connectionMs, keepAlive: true });
  const streamOf = (client: pg.PoolClient): Stream => (client as unknown as { connection: { stream: Stream } }).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy());
  });
  pool.on('acquire', (client) => streamOf(client).setTimeout(statementMs));
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0));
  return pool;
}
