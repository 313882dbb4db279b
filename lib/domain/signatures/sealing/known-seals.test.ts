import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { withEnv } from '@/lib/testing/outside-server';
import { knownSeals, noteSealCertificate } from './known-seals';

const named = (rows: readonly { fingerprint: string }[]) => rows.map(({ fingerprint }) => fingerprint);

/** As another process, which has noted nothing yet. */
const asNewProcess = () => {
  delete (globalThis as { paraphNotedSeals?: Set<string> }).paraphNotedSeals;
};

test('a certificate that was noted as ours is nobody’s once somebody else’s stands in its row', async () => {
  const fingerprint = randomHex(32);
  await noteSealCertificate({ sha256Fingerprint: fingerprint, certificatePem: 'ours', chainPem: ['issuer'] });
  expect((await knownSeals()).seals).toContainEqual({ fingerprint, pem: 'ours\nissuer', knownSince: expect.any(Date) });
  await db().sealCertificate.update({ where: { fingerprint }, data: { pem: 'another' } });
  const { seals, refused } = await knownSeals();
  await db().sealCertificate.delete({ where: { fingerprint } });
  expect(refused).toContain(fingerprint);
  expect(seals.map((seal) => seal.fingerprint)).not.toContain(fingerprint);
});

test('under a lost evidence key a certificate is neither ours nor forged but unproven; who holds it notes it anew', async () => {
  const certificate = { sha256Fingerprint: randomHex(32), certificatePem: 'ours', chainPem: [] };
  const { sha256Fingerprint: fingerprint } = certificate;
  await noteSealCertificate(certificate);
  const before = env().EVIDENCE_KEY;
  withEnv({ EVIDENCE_KEY: 'another-evidence-key-0123456789abcdef0123456789' });
  const lost = await knownSeals();
  expect([named(lost.seals).includes(fingerprint), lost.refused.includes(fingerprint), lost.unproven.includes(fingerprint)]).toEqual([false, false, true]);
  withEnv({ EVIDENCE_KEY: env().EVIDENCE_KEY, EVIDENCE_KEY_PREVIOUS: [before] });
  expect(named((await knownSeals()).seals)).toContain(fingerprint);
  withEnv({ EVIDENCE_KEY: env().EVIDENCE_KEY, EVIDENCE_KEY_PREVIOUS: [] });
  asNewProcess();
  await noteSealCertificate(certificate);
  const noted = await knownSeals();
  expect([named(noted.seals).includes(fingerprint), noted.unproven.includes(fingerprint)]).toEqual([true, false]);
});
