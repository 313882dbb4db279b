import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { completedRun } from '@/lib/testing/automations';
import { claimSigned, updateOutput } from './store';

test('an output that has its signed file is not given another', async () => {
  const { run } = await completedRun(await makeAccount());
  const [{ id = '', fileId = null } = {}] = run.outputs;
  const { sha256, bytes } = await db().file.findUniqueOrThrow({ where: { id: fileId ?? '' } });
  const claim = () => transaction((tx) => claimSigned(tx, id, sha256));
  expect(await claim()).toBe(bytes);
  await transaction((tx) => updateOutput(tx, id, { signedFileId: fileId }));
  expect(await claim()).toBeNull();
});
