import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { jobs, watches } from '@/lib/domain/jobs';
import { type Scan, scansOf } from '../plans-of';
import { runJob } from '../run-job';
import { seedYears, smallTables } from '../years';

const COUNT = 3_000;
/** Rows that may be read to be left out: a part of those that are due in one way and not in another. */
const MOST_PASSED = COUNT / 10;

// Of all that the seed lays down, the oldest hour or two are due.
beforeAll(async () => {
  await seedYears(COUNT);
  Object.assign(env(), { RETENTION_DAYS: 20.7, AUTOMATION_RETENTION_DAYS: 10.35 });
}, 120_000);

const periodic: [name: string, work: () => Promise<unknown>][] = [
  ...jobs.flatMap(({ name, schedule }): [string, () => Promise<unknown>][] => (schedule ? [[name, () => runJob(name)]] : [])),
  ...watches.map(({ name, look, ended }): [string, () => Promise<unknown>] => [name, () => look().then(ended)]),
];

const said = ({ table, how, index, passed, sql }: Scan) => `${how} of ${table}${index ? ` by ${index}` : ''}, ${passed} passed over: ${sql}`;

test('every table has grown, or is said to stay small', async () => {
  const tables = await db().$queryRaw<
    { name: string }[]
  >`SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`;
  const grown = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await db().$queryRawUnsafe<{ many: boolean }[]>(`SELECT count(*) >= ${COUNT / 100} AS many FROM "${name}"`);
      return row?.many ? [] : [name];
    }),
  );
  expect(grown.flat().filter((name) => !smallTables.includes(name))).toEqual([]);
});

test.each(periodic)('%s asks the database, and reads no table that grows from end to end, be it by an index', { timeout: 60_000 }, async (_, work) => {
  const scans = await scansOf(work);
  expect(scans).not.toEqual([]);
  const grown = scans.filter(({ table }) => !smallTables.includes(table) && !table.startsWith('pg_'));
  expect(grown.filter(({ how, passed }) => how === 'Seq Scan' || passed > MOST_PASSED).map(said)).toEqual([]);
});
