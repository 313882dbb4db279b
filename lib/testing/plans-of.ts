import pg from 'pg';
import { env } from '@/lib/core/env';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Actual Loops'?: number;
  Plans?: Node[];
};

/** How a table is read: `passed` counts rows that were read to be left out, where the statement was run once more. */
export type Scan = { table: string; how: string; index: string | undefined; passed: number; sql: string };

const readsOnly = /^\s*(\/\*.*?\*\/)?\s*(SELECT|WITH(?!.*\b(INSERT|UPDATE|DELETE)\b))\b/is;
const changes = /^\s*(\/\*.*?\*\/)?\s*(WITH|UPDATE|DELETE)\b/i;

/** How the database reads each table for what some work asks of it: every statement of it is explained once more, and nothing of that stays. */
export async function scansOf(work: () => Promise<unknown>): Promise<Scan[]> {
  const asked = await statementsOf(work);
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    const scans: Scan[] = [];
    await client.query('BEGIN');
    for (const { text, values } of asked) {
      if (text.startsWith('SET LOCAL')) await client.query(text);
      if (!readsOnly.test(text) && !changes.test(text)) continue;
      const options = readsOnly.test(text) ? 'ANALYZE, FORMAT JSON' : 'FORMAT JSON';
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({ text: `EXPLAIN (${options}) ${text}`, values });
      for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) scans.push(...scansIn(Plan, text));
    }
    return scans;
  } finally {
    await client.end();
  }
}

function scansIn(node: Node, sql: string): Scan[] {
  const passed = ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * (node['Actual Loops'] ?? 1);
  const [table, how, index] = [node['Relation Name'], node['Node Type'], node['Index Name']];
  return [...(table ? [{ table, how, index, passed, sql }] : []), ...(node.Plans ?? []).flatMap((child) => scansIn(child, sql))];
}

type Asked = { text: string; values: unknown[] };

/** What reaches the driver while the work runs, whoever asks. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listening(this: pg.Client, ...given: unknown[]) {
    const [config, values] = given as [string | { text?: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    if (text) asked.push({ text, values: (typeof config === 'string' ? undefined : config.values) ?? (Array.isArray(values) ? values : []) });
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return asked;
}
