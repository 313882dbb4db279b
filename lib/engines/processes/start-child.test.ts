import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { env } from '@/lib/core/env';
import { ChildPool } from '@/lib/engines/processes/child-pool';
import type { SlowJobs } from '@/lib/engines/processes/fixtures/slow-child';
import { whyNoSandbox } from '@/lib/engines/processes/sandbox';

vi.setConfig({ testTimeout: 60_000 });
const refused = whyNoSandbox();
const secret = path.join(env().dataDir, 'secret.txt');
const options = { args: [], size: 1, queueLimit: 3, timeoutMs: 30_000, recycleAfter: 500 };
const pool = new ChildPool<SlowJobs>({ entry: path.resolve('lib/engines/processes/fixtures/slow-child.ts'), ...options });
afterAll(() => {
  pool.close();
  rmSync(secret, { force: true });
});

test.skipIf(refused)(`a child sees neither the network, nor the data folder, nor other processes${refused ? ` (${refused})` : ''}`, async () => {
  let calls = 0;
  const server = http.createServer().on('connection', () => (calls += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mkdirSync(env().dataDir, { recursive: true });
  writeFileSync(secret, 'secret');
  const seen = await pool.run('look', { secret, port: (server.address() as AddressInfo).port });
  server.close();
  expect({ ...seen, calls }).toEqual({ secret: 'ENOENT', passwords: 'ENOENT', network: 'ECONNREFUSED', written: 'EROFS', processes: 2, calls: 0 });
});

test('the signal that ends a child is known through its sandbox: out of memory is told from a crash', async () => {
  await expect(pool.run('giveUp', null)).rejects.toMatchObject({ reason: 'abort' });
});
