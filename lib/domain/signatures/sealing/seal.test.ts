import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { db } from '@/lib/core/db';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { withEnv } from '@/lib/testing/outside-server';
import { ownSeal, signedNow } from '@/lib/testing/own-seal';
import { createRequest, sign } from '@/lib/testing/signing';
import { ownFolder } from '@/lib/testing/storage';
import { findProvenRequest } from '../store';
import { verifyFile } from '../verification/verify-file';
import { verifyRequest } from '../verification/verify-request';
import { knownSeals } from './known-seals';
import { rotateSeal, sealIdentity } from './seal';

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

test('seals of before verify after a rotation, in the request and as files, and new ones are made with the new certificate', async () => {
  const { put } = await ownSeal();
  const before = await signedNow();
  const old = await sealIdentity();
  await put(new Date());
  expect((await sealIdentity()).sha256Fingerprint).not.toBe(old.sha256Fingerprint);
  const after = await signedNow();
  for (const { id } of [before, after]) {
    const request = await findProvenRequest(id);
    if (!request?.signedSha256) throw new Error('nothing was sealed');
    expect(await verifyRequest(request)).toMatchObject({ valid: true, problems: [] });
    expect(await verifyFile(await getBlob(request.signedSha256))).toMatchObject({ verdict: 'original', findings: [] });
  }
});

test('rotating the seal of the data folder makes a new key at once, for every process, and keeps the old certificate', async () => {
  await db().signatureRequest.updateMany({ data: { signedSha256: null } });
  const folder = started();
  const before = await sealIdentity();
  const rotated = await rotateSeal();
  expect(rotated?.before.sha256Fingerprint).toBe(before.sha256Fingerprint);
  expect((await sealIdentity()).sha256Fingerprint).toBe(rotated?.after.sha256Fingerprint);
  expect(readdirSync(folder)).toEqual(['seal-identity.pem']);
  expect(statSync(path.join(folder, 'seal-identity.pem')).mode & 0o777).toBe(0o600);
  expect((await knownSeals()).seals.map(({ fingerprint }) => fingerprint)).toContain(before.sha256Fingerprint);
});

test('a configured seal is not rotated: its files are the operator’s', async () => {
  await ownSeal();
  expect(await rotateSeal()).toBeNull();
});

test('a configured seal with one of its two files is refused, and none is made in its place', async () => {
  const folder = started();
  for (const half of [{ SEAL_CERTIFICATE_FILE: '/seal.pem' }, { SEAL_KEY_FILE: '/seal.pem' }]) {
    withEnv({ SEAL_CERTIFICATE_FILE: undefined, SEAL_KEY_FILE: undefined, ...half });
    await expect(sealIdentity()).rejects.toThrow('Set both SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE, or neither.');
  }
  expect(existsSync(folder)).toBe(false);
});
