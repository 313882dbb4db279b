import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { knownSeals, noteSealCertificate } from './known-seals';

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
