import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { everyClass } from './rules';
import { listStatement } from './store';

const account = 'acc_busy';
const rows = 60_000;

beforeAll(async () => {
  // Nearly all calls went well, by one key: filters that fit few of them are the hard ones.
  await db().$executeRaw`
    INSERT INTO api_calls (account_id, key_id, operation, status, status_class, at, duration_ms, correlation_id, by_tool)
    SELECT CASE WHEN n % 20 = 0 THEN 'acc_other' ELSE ${account} END, CASE WHEN n % 5000 = 1 THEN 'key_rare' ELSE 'key_busy' END,
      CASE WHEN n % 1000 = 1 THEN 'rare' ELSE 'usual' END, CASE WHEN n % 100 = 1 THEN 404 ELSE 200 END, CASE WHEN n % 100 = 1 THEN 4 ELSE 2 END,
      now() - (${rows} - n) * interval '1 second', 5, 'x', false
    FROM generate_series(1, ${rows}) AS n`;
  await db().$executeRaw`ANALYZE api_calls`;
}, 60_000);

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows'?: number; 'Rows Removed by Filter'?: number; Plans?: Plan[] };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const filters = [
  {},
  { operation: 'usual' },
  { operation: 'rare' },
  { keyId: 'key_busy' },
  { keyId: 'key_rare' },
  { operation: 'usual', keyId: 'key_rare' },
  { operation: 'rare', keyId: 'key_busy' },
];

test.each(filters.flatMap((filter) => [everyClass, [4], [5]].map((classes) => [filter, classes] as const)))(
  'the newest calls are read off an index, and none is read to be left out: %j of %j',
  async (filter, classes) => {
    const explain = `EXPLAIN (ANALYZE, FORMAT JSON) ${listStatement(filter)}`;
    const [answer] = await db().$queryRawUnsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(explain, account, classes, null, 51, ...Object.values(filter));
    const read = nodes(answer?.['QUERY PLAN'][0].Plan as Plan).filter((node) => node['Relation Name'] === 'api_calls');
    expect(read).not.toEqual([]);
    for (const node of read) {
      expect(node['Node Type']).toMatch(/^Index/);
      expect(node['Actual Rows']).toBeLessThanOrEqual(51);
      expect(node['Rows Removed by Filter'] ?? 0).toBe(0);
    }
  },
);
