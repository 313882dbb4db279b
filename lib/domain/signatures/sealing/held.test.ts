import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { registerPerson } from '@/lib/domain/accounts/register-person';
import { makeSealIdentity } from '@/lib/engines/pdf/seal/make-seal-identity';
import { getBlob } from '@/lib/engines/storage/blobs';
import { readiness } from '@/lib/surfaces/http/health';
import { makeAccount } from '@/lib/testing/account';
import { withEnv } from '@/lib/testing/outside-server';
import { runFinishJob, runJob } from '@/lib/testing/run-job';
import { createRequest, readStatus, sign } from '@/lib/testing/signing';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { listEvents } from '../../events/store';
import { findProvenRequest } from '../store';
import { verifyFile } from '../verification/verify-file';
import { verifyRequest } from '../verification/verify-request';
import { sealIdentity } from './seal';

let file: string;
const at = (date: Date) => setClock(() => date);
const putSeal = async (begun: Date) => writeFileSync(file, await makeSealIdentity('Paraph', begun));
const degraded = async () => ((await (await readiness()).json()) as { degraded?: { seal?: string } }).degraded?.seal;

beforeEach(async () => {
  file = path.join(temporaryFolder(), 'seal.pem');
  await putSeal(new Date());
  withEnv({ SEAL_CERTIFICATE_FILE: file, SEAL_KEY_FILE: file });
});
afterEach(() => setClock(null));

async function signedNow() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { certificate: false });
  const answer = await sign(json.signer_link);
  return { id: json.request_id as string, key, answer };
}

test('after the certificate has ended signing is recorded and held, and nothing is sealed until a new one is there; then it is, once', async () => {
  const { validTo } = await sealIdentity();
  const ended = daysAfter(validTo, 1);
  at(ended);
  const { id, key, answer } = await signedNow();
  expect(answer).toMatchObject({ status: 303, problem: null });
  await runFinishJob(id);
  await runJob('finish-held-requests');
  expect(await findProvenRequest(id)).toMatchObject({ status: 'accepted', signedSha256: null, sealHeldAt: ended });
  expect((await readStatus(id, { key })).json.status).toBe('pending');
  expect(await degraded()).toContain('ended on');
  await putSeal(ended);
  await Promise.all([runJob('finish-held-requests'), runJob('finish-held-requests')]);
  const request = await findProvenRequest(id);
  expect(request).toMatchObject({ status: 'signed', signedAt: ended });
  expect((await listEvents(id)).filter(({ type }) => type === 'request.signed')).toHaveLength(1);
  expect(request && (await verifyRequest(request))).toMatchObject({ valid: true, problems: [] });
});

test('a certificate that has not begun seals nothing either', async () => {
  await putSeal(daysAfter(new Date(), 30));
  const { id } = await signedNow();
  expect(await findProvenRequest(id)).toMatchObject({ status: 'accepted', sealHeldAt: expect.any(Date) });
  expect(await degraded()).toContain('is valid only from');
});

test('seals of before verify after a rotation, in the request and as files, and new ones are made with the new certificate', async () => {
  const before = await signedNow();
  const old = await sealIdentity();
  await putSeal(new Date());
  expect((await sealIdentity()).sha256Fingerprint).not.toBe(old.sha256Fingerprint);
  const after = await signedNow();
  for (const { id } of [before, after]) {
    const request = await findProvenRequest(id);
    if (!request?.signedSha256) throw new Error('nothing was sealed');
    expect(await verifyRequest(request)).toMatchObject({ valid: true, problems: [] });
    expect(await verifyFile(await getBlob(request.signedSha256))).toMatchObject({ verdict: 'original', findings: [] });
  }
});

test('30 days before the end, and not 31, the readiness says so and every operator is told, once for each stage', async () => {
  const email = `${randomHex(6)}@operators.example`;
  const { id } = await registerPerson({ email, name: null });
  await db().person.update({ where: { id }, data: { isOperator: true } });
  const { validTo, sha256Fingerprint } = await sealIdentity();
  const told = async () => (await db().email.findMany({ where: { recipient: email }, orderBy: { createdAt: 'asc' } })).map(({ subjectId }) => subjectId);
  at(daysAfter(validTo, -31));
  await runJob('watch-seal');
  expect([await degraded(), await told()]).toEqual([undefined, []]);
  at(daysAfter(validTo, -30));
  await runJob('watch-seal');
  await runJob('watch-seal');
  expect(await degraded()).toContain('ends in 30 days');
  expect(await told()).toEqual([`${sha256Fingerprint}-30`]);
  for (const days of [-20, -7, -1, 1]) {
    at(daysAfter(validTo, days));
    await runJob('watch-seal');
  }
  expect(await told()).toEqual([30, 7, 1, 0].map((stage) => `${sha256Fingerprint}-${stage}`));
  await db().person.update({ where: { id }, data: { isOperator: false } });
});
