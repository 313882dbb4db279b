import { PrismaPg } from '@prisma/adapter-pg';
import { afterEach, expect, test } from 'vitest';
import { POST as createRequest } from '@/app/v1/requests/route';
import { db } from '@/lib/core/db';
import { PrismaClient } from '@/lib/core/generated/client';
import { StorageFailure } from '@/lib/engines/storage/storage-errors';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { outageOf } from './outage';

const held = globalThis as { paraphDb?: PrismaClient };
const own = db();
afterEach(() => {
  held.paraphDb = own;
});

/** Nothing listens on the port of discarded bytes. */
const awayDatabase = () => new PrismaClient({ adapter: new PrismaPg({ connectionString: 'postgresql://nobody:none@127.0.0.1:9/none' }) });

const failing = (code: string, cause?: unknown) => Object.assign(new Error('it fails', { cause }), { code });

test.each([
  ['a full disk', failing('ENOSPC')],
  ['a quota that is reached, behind another error', new Error('could not be kept', { cause: failing('EDQUOT') })],
  ['a full disk of the database', { meta: { driverAdapterError: { cause: { kind: 'postgres', code: '53100' } } } }],
])('%s is 507, and says what to do', (_case, thrown) => {
  const outage = outageOf(thrown);
  expect([outage?.code, outage?.status]).toEqual(['storage_full', 507]);
  expect(outage?.message).toContain('make room');
});

test.each([
  ['a connection that ended under a statement', new Error('Connection terminated unexpectedly')],
  ['a database that is starting', failing('57P03')],
  ['each address refused', new AggregateError([failing('ECONNREFUSED')])],
  ['storage that cannot be reached', new StorageFailure('The bucket x: the store cannot be reached.')],
  ['a file system that was set read-only', failing('EROFS')],
  ['a folder of storage that is none', Object.assign(failing('EEXIST'), { syscall: 'mkdir' })],
])('%s is 503 with when to come back', (_case, thrown) => {
  expect(outageOf(thrown)).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
});

test('a bug stays a bug, whatever it holds', () => {
  const circular = new Error('round');
  circular.cause = circular;
  for (const thrown of [new TypeError('x is undefined'), failing('P2002'), failing('ENOENT'), failing('EEXIST'), circular, 'text', null, undefined])
    expect(outageOf(thrown)).toBeUndefined();
});

test('a database that is away is answered at once in the shared shape, with Retry-After', async () => {
  const { key } = await makeAccount();
  held.paraphDb = awayDatabase();
  const { status, headers, json } = await call(createRequest, { key, body: {} });
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(json).toEqual({ error: 'unavailable', message: expect.stringMatching(/retryAfter/), retryAfter: 5 });
});
