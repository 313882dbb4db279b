import { expect, test } from 'vitest';
import { transaction } from '@/lib/core/db';
import { isSuppressed, suppress } from '@/lib/domain/mail/suppression';
import { everyKeylessSender } from '@/lib/domain/signatures/sending/sender-key';
import { makeAccount } from '@/lib/testing/account';
import { someAddress } from '@/lib/testing/keyless';
import { blockCommands } from './block-commands';
import { runCommand } from './run-command';

const admin = (...words: string[]) => runCommand(blockCommands, words);

test('block list says who gets no mail of whom, why and about which request; block lift takes what it prints', async () => {
  const [{ account, email }, recipient] = [await makeAccount(), someAddress()];
  await transaction((tx) => suppress(tx, { recipient, sender: account.id, reason: 'reported', requestId: 'ab'.repeat(16) }));
  const { out } = await admin('block', 'list', '--recipient', recipient.toUpperCase());
  expect(out).toMatch(/^\S+Z {2}reported {3}--recipient \S+ --sender acc_\w+ {2}\([^)]+\) {2}request (ab){16}$/);
  for (const shown of [recipient, account.id, email]) expect(out).toContain(shown);
  const [, given = ''] = /(--recipient \S+ --sender \S+)/.exec(out) ?? [];
  expect(await admin('block', 'lift', ...given.split(' '))).toMatchObject({ exitCode: 0, out: `${recipient} gets mail of ${account.id} again.` });
  expect(await isSuppressed(recipient, account.id)).toBe(false);
  expect(await admin('block', 'lift', ...given.split(' '))).toMatchObject({ exitCode: 1, err: expect.stringContaining('is not kept from mail') });
});

test('block lift lifts that one alone, also what stops all mail or all keyless requests', async () => {
  const recipient = someAddress();
  for (const sender of ['', everyKeylessSender, 'email:kim@sender.example']) await transaction((tx) => suppress(tx, { recipient, sender, reason: 'blocked' }));
  const left = async () =>
    (JSON.parse((await admin('block', 'list', '--recipient', recipient, '--json')).out) as { sender: string }[]).map(({ sender }) => sender).sort();
  expect(await left()).toEqual(['email:kim@sender.example', 'everybody', 'keyless']);
  await admin('block', 'lift', '--recipient', recipient, '--sender', 'everybody');
  expect(await left()).toEqual(['email:kim@sender.example', 'keyless']);
  await admin('block', 'lift', '--recipient', recipient, '--sender', 'keyless');
  expect(await left()).toEqual(['email:kim@sender.example']);
});
