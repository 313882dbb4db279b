import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { withEnv } from '@/lib/testing/outside-server';
import { createRequest, sign } from '@/lib/testing/signing';
import { ownFolder } from '@/lib/testing/storage';
import { sealIdentity } from './seal';

const held = globalThis as { paraphSeal?: unknown };

/** A process that has just started, with a data folder of its own. */
function started(): string {
  const dataDir = ownFolder();
  withEnv({ dataDir });
  const before = held.paraphSeal;
  delete held.paraphSeal;
  onTestFinished(() => {
    held.paraphSeal = before;
  });
  return path.join(dataDir, 'seal');
}

test('a lost seal beside sealed documents is not made anew: the start says where to restore it', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  const folder = started();
  await expect(sealIdentity()).rejects.toThrow(`Restore ${folder} from a backup`);
  expect(existsSync(folder)).toBe(false);
});

test('a seal is made where nothing was sealed yet, and found by the next start', async () => {
  await db().signatureRequest.updateMany({ data: { signedSha256: null } });
  started();
  const { sha256Fingerprint } = await sealIdentity();
  delete held.paraphSeal;
  expect((await sealIdentity()).sha256Fingerprint).toBe(sha256Fingerprint);
});
