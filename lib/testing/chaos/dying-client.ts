import { PrismaPg } from '@prisma/adapter-pg';
import { env } from '@/lib/core/env';
import { PrismaClient } from '@/lib/core/generated/client';

/**
 * Gives this process a database client that kills it after so many statements, never where that is 0: between any two, and
 * so before, in and after each transaction.
 */
export function dieAfter(statements: number): PrismaClient {
  let left = statements;
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: env().DATABASE_URL }), log: [{ emit: 'event', level: 'query' }] });
  client.$on('query', () => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  });
  (globalThis as { paraphDb?: unknown }).paraphDb = client;
  return client;
}
