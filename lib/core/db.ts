import { PrismaPg } from '@prisma/adapter-pg';
import { env } from './env';
import { PrismaClient } from './generated/client';

const held = globalThis as { paraphDb?: PrismaClient };

/** The database client of this process. On `globalThis`, as Next loads modules once per layer. */
export const db = (): PrismaClient => {
  held.paraphDb ??= new PrismaClient({ adapter: new PrismaPg({ connectionString: env().DATABASE_URL }) });
  return held.paraphDb;
};

/** A transaction, as store, record and enqueue take it. */
export type Tx = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/** Runs in one transaction: all of it is committed, or none. */
export const transaction = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => db().$transaction(run, { timeout: 15_000, maxWait: 10_000 });
