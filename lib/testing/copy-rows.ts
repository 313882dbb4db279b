import { db } from '@/lib/core/db';

/** So many copies of the rows that a condition finds, each with what is changed of it: SQL in which `i` counts them. */
export async function copyRows(table: string, where: string, count: number, changed: Record<string, string>): Promise<void> {
  const names = await db().$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'`;
  const columns = names.map(({ name }) => `"${name}"`).join(', ');
  const values = names.map(({ name }) => changed[name] ?? `"${name}"`).join(', ');
  await db().$executeRawUnsafe(`INSERT INTO ${table} (${columns}) SELECT ${values} FROM ${table}, generate_series(1, ${count}) i WHERE ${where}`);
}

export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
export const array = (texts: readonly string[]): string => `ARRAY[${texts.map(quoted).join(', ')}]`;
