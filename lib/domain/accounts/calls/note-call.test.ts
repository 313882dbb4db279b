import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { flushCalls, MAX_WAITING, noteCall } from './note-call';

const callOf = (accountId: string) => ({
  accountId,
  keyId: 'key_1',
  operation: 'sendForSignature',
  status: 201,
  error: null,
  at: now(),
  durationMs: 12,
  correlationId: 'x',
  byTool: false,
});
const countOf = (accountId: string) => db().apiCall.count({ where: { accountId } });

test('a call is written by itself, soon', async () => {
  noteCall(callOf('acc_soon'));
  await expect.poll(() => countOf('acc_soon'), { timeout: 5_000 }).toBe(1);
});

test('while they cannot be written, calls wait and nobody is told; then each is written once', async () => {
  await db().$executeRaw`ALTER TABLE api_calls RENAME TO api_calls_away`;
  noteCall(callOf('acc_away'));
  await flushCalls();
  noteCall(callOf('acc_away'));
  await db().$executeRaw`ALTER TABLE api_calls_away RENAME TO api_calls`;
  await Promise.all([flushCalls(), flushCalls()]);
  expect(await countOf('acc_away')).toBe(2);
});

test('no more wait than may: what comes beyond is left out, and what came before is kept', async () => {
  for (let n = 0; n < MAX_WAITING + 5; n += 1) noteCall(callOf('acc_full'));
  await flushCalls();
  expect(await countOf('acc_full')).toBe(MAX_WAITING);
  noteCall(callOf('acc_full'));
  await flushCalls();
  expect(await countOf('acc_full')).toBe(MAX_WAITING + 1);
});
