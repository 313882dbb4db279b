import { db } from '@/lib/core/db';

/** Why the database does not answer, as it says itself; null where it does. */
export async function databaseProblem(): Promise<string | null> {
  try {
    await db().$queryRaw`SELECT 1`;
    return null;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // The client wraps what was said into lines about its own call.
    const reason = /Message: `([^`]*)`/.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
    return `The database of DATABASE_URL does not answer: ${reason}. Look whether PostgreSQL runs there, and at host, port, user, password and name.`;
  }
}
