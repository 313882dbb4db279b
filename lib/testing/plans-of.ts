import pg from 'pg';
import { env } from '@/lib/core/env';

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Plan Rows': number; Plans?: Node[] };
export type Scan = { table: string; how: string; sql: string };

/** How the database reads each table for what some work asks of it: every statement of it is explained once more. */
export async function scansOf(work: () => Promise<unknown>): Promise<Scan[]> {
  const asked = await statementsOf(work);
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    const scans: Scan[] = [];
    for (const { text, values } of asked.filter(({ text }) => /^\s*(\/\*.*?\*\/)?\s*(SELECT|WITH)\b/i.test(text))) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({ text: `EXPLAIN (FORMAT JSON) ${text}`, values });
      for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) scans.push(...scansIn(Plan, text));
    }
    return scans;
  } finally {
    await client.end();
  }
}

const scansIn = (node: Node, sql: string): Scan[] => [
  ...(node['Relation Name'] ? [{ table: node['Relation Name'], how: node['Node Type'], sql }] : []),
  ...(node.Plans ?? []).flatMap((child) => scansIn(child, sql)),
];

type Asked = { text: string; values: unknown[] };

/** What reaches the driver while the work runs, whoever asks. */
async function statementsOf(work: () => Promise<unknown>): Promise<Asked[]> {
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
