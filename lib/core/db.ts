import { PrismaPg } from '@prisma/adapter-pg';
import { type DatabasePatience, databasePool } from './database-pool';
import { env } from './env';
import { PrismaClient } from './generated/client';

const held = globalThis as { paraphDb?: PrismaClient; paraphDatabasePatience?: DatabasePatience };

/** How patient a process is, by what it is for. */
const patience = {
  /** Outlasts much, but not a connection that is dead. */
  background: { statementMs: 300_000, connectionMs: 60_000 },
  /** People and programs wait for its answers: below the minute after which proxies give up. */
  answers: { statementMs: 20_000, connectionMs: 10_000 },
  /** Somebody has called it: a database that does not answer at all is told soon, and what it is at may take its time. */
  command: { statementMs: 300_000, connectionMs: 10_000 },
  /** Fills a database for as long as it takes. */
  filling: { statementMs: 0, connectionMs: 60_000 },
} satisfies Record<string, DatabasePatience>;

/** Said before the first statement by a process that is for something else than work in the background. */
export const waitForDatabaseAs = (purpose: keyof typeof patience): void => {
  held.paraphDatabasePatience = patience[purpose];
};

/**
 * Begins a statement that is run often and takes longer to plan than to run: each connection plans it once. Its text never varies.
 * Where a pool of connections stands before the database, it must know of prepared statements.
 */
export const plannedOnce = (name: string, sql: string): string => `/* planned once: ${name} */ ${sql}`;

const plannedName = /^\/\* planned once: (\w+) \*\//;

/** Without a name a statement is planned each time. */
const statementNameGenerator = ({ sql }: { sql: string }): string => plannedName.exec(sql)?.[1] ?? '';

/** The database client of this process. On `globalThis`, as Next loads modules once per layer. */
export const db = (): PrismaClient => {
  held.paraphDb ??= new PrismaClient({
    adapter: new PrismaPg(databasePool(env().DATABASE_URL, held.paraphDatabasePatience ?? patience.background), {
      statementNameGenerator,
      disposeExternalPool: true,
    }),
  });
  return held.paraphDb;
};

/**
 * A statement after which those of its transaction read by an index wherever one serves. For what is asked in the background of tables that
 * grow for years: where many rows share a value, or all are counted, the database would rather read a table from its beginning.
 */
export const readingByIndex = 'SET LOCAL enable_seqscan = off';

/** A transaction, as store, record and enqueue take it. */
export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Runs in one transaction: all of it is committed, or none. */
export const transaction = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => db().$transaction(run, { timeout: 15_000, maxWait: 10_000 });
