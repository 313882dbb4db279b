import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
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
