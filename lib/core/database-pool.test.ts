import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { expect, onTestFinished, test } from 'vitest';
import { outageOf } from '@/lib/surfaces/perform/outage';
import { hangingDatabase } from '@/lib/testing/hanging-database';
import { databasePool } from './database-pool';
import { PrismaClient } from './generated/client';

const patience = { statementMs: 500, connectionMs: 500 };

async function client() {
  const database = await hangingDatabase();
  const db = new PrismaClient({ adapter: new PrismaPg(databasePool(database.url, patience), { disposeExternalPool: true }) });
  onTestFinished(() => db.$disconnect());
  const connection = async () => (await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`)[0]?.pid;
  return { ...database, db, connection };
}

test('a statement that a hanging database does not answer is cut off, and the next is told as soon; both are an outage', async () => {
  const { db, hang, comeBack, connection } = await client();
  const before = await connection();
  hang();
  const began = performance.now();
  for (const _ of ['the connection that was open', 'a new one']) expect(outageOf(await connection().catch((error) => error))?.code).toBe('unavailable');
  const inTransaction = await db.$transaction((tx) => tx.$queryRaw`SELECT 1`).catch((error) => error);
  expect(outageOf(inTransaction)?.code).toBe('unavailable');
  expect(performance.now() - began).toBeLessThan(5_000);
  comeBack();
  expect(await connection()).not.toBe(before);
});

test('a transaction that was held up leaves nothing behind on the connection of the next', async () => {
  const { db, hang, comeBack, connection } = await client();
  const cut = db.$transaction(async (tx) => {
    await tx.$executeRaw`CREATE TABLE held_up (id int)`;
    hang();
    await tx.$executeRaw`INSERT INTO held_up VALUES (1)`;
  });
  expect(outageOf(await cut.catch((error) => error))?.code).toBe('unavailable');
  comeBack();
  await connection();
  expect(await db.$queryRaw`SELECT to_regclass('held_up')::text AS found`).toEqual([{ found: null }]);
});

test('a connection that lies idle is kept, and so is one whose statements take their time together', async () => {
  const { db, connection } = await client();
  const before = await connection();
  await sleep(1_200);
  expect(await connection()).toBe(before);
  await db.$transaction(async (tx) => {
    for (const _ of [1, 2, 3]) await tx.$queryRaw`SELECT pg_sleep(0.3)::text`;
  });
  expect(await connection()).toBe(before);
});
