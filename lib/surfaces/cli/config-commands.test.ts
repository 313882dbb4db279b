import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { ownSeal } from '@/lib/testing/own-seal';
import { configCommands } from './config-commands';
import { runCommand } from './run-command';

const check = () => runCommand(configCommands, ['config', 'check']);
afterEach(() => setClock(null));

test('a certificate that has ended, or soon will, is told of, and is no reason to refuse a start', async () => {
  await ownSeal();
  const { validTo } = await sealIdentity();
  const sound = await check();
  expect(sound).toMatchObject({ exitCode: 0, out: expect.stringContaining('The configuration is valid.') });
  expect(sound.out).not.toContain('Note:');
  setClock(() => daysAfter(validTo, -5));
  expect(await check()).toMatchObject({ exitCode: 0, out: expect.stringContaining('Note: The seal’s certificate ends in 5 days') });
  setClock(() => daysAfter(validTo, 1));
  expect(await check()).toMatchObject({ exitCode: 0, out: expect.stringMatching(/Note: The seal’s certificate .* ended on/) });
});

test('a database that does not answer is named as such, beside what else is wrong, and the seal is not blamed', async () => {
  const held = globalThis as { paraphDb?: unknown };
  const before = { client: held.paraphDb, DATABASE_URL: env().DATABASE_URL, BASE_URL: env().BASE_URL };
  Object.assign(env(), { DATABASE_URL: 'postgresql://user:secret-word@127.0.0.1:1/paraph', BASE_URL: 'https://sign.example.com' });
  held.paraphDb = undefined;
  const { exitCode, err } = await check();
  Object.assign(env(), { DATABASE_URL: before.DATABASE_URL, BASE_URL: before.BASE_URL });
  held.paraphDb = before.client;
  expect(exitCode).toBe(1);
  expect(err).toMatch(/No way to send emails is set[\s\S]*The database of DATABASE_URL does not answer: [^\n]*127\.0\.0\.1:1/);
  expect(err).not.toMatch(/seal|Invalid|secret-word/);
});

test('a variable whose name is nearly one of ours is told of, with the one that was meant', async () => {
  await ownSeal();
  process.env.KEYLES = 'off';
  const { out } = await check();
  delete process.env.KEYLES;
  expect(out).toContain('Note: KEYLES is set, and nothing reads it: perhaps KEYLESS was meant.');
});
