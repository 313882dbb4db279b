import { expect, test } from 'vitest';
import { type CheckedSeal, checkSeals } from '@/lib/engines/pdf/seal/check-seals';
import { loadOrCreateSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealWithTimeStamp } from '@/lib/engines/pdf/seal/seal-with-time-stamp';
import { timeStampRequest, tokenOf } from '@/lib/engines/pdf/seal/time-stamp';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';
import { sealedAt, sealProblems } from './check-our-seal';

const DAY_MS = 86_400_000;
const daysOn = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/** A seal of ours with a time-stamp, and the certificates that count as ours. */
async function ourSeal() {
  const identity = await loadOrCreateSealIdentity(temporaryFolder(), 'Paraph');
  const authority = timeStampAuthority();
  const ask = async (digest: Uint8Array) => {
    const request = timeStampRequest(digest);
    const { token, stamp } = tokenOf(authority.reply(request.der), request, []);
    return { token, at: stamp.at };
  };
  const { bytes } = await sealWithTimeStamp(await plainPdf(), identity, { reason: 'Sealed', at: new Date(), ask });
  const [seal] = await checkSeals(bytes);
  if (!seal?.timeStamp || !seal.certificate) throw new Error('The seal bears no time-stamp, or cannot be read.');
  return {
    seal: { ...seal, timeStamp: seal.timeStamp, certificate: seal.certificate },
    known: { fingerprints: new Set([identity.sha256Fingerprint]), unproven: [] },
  };
}

type Ours = CheckedSeal & { timeStamp: NonNullable<CheckedSeal['timeStamp']> };

const wrong: Record<string, [change: (seal: Ours) => CheckedSeal, says: string]> = {
  'content that is not what was sealed': [(seal) => ({ ...seal, digestOk: false }), 'the file was changed: its content'],
  'a signature of another key': [(seal) => ({ ...seal, signatureOk: false }), 'the seal is not valid'],
  'a part of the file left out': [(seal) => ({ ...seal, rangeOk: false }), 'does not fit the file'],
  'bytes behind it': [(seal) => ({ ...seal, coversWholeFile: false, bytesAfter: 7 }), '7 bytes were added'],
  'a certificate that had ended': [ended(0), 'was valid from'],
  'an issuer that had ended': [ended(1), 'was valid from'],
  'a certificate that had not begun': [(seal) => withChain(seal, 0, { notBefore: daysOn(seal.timeStamp.at, 1) }), 'was valid from'],
  'a time-stamp over something else': [(seal) => ({ ...seal, timeStamp: { ...seal.timeStamp, imprintOk: false } }), 'over something else than this seal'],
  'a time-stamp that its authority did not make': [(seal) => ({ ...seal, timeStamp: { ...seal.timeStamp, signatureOk: false } }), 'own signature is not valid'],
  'a time-stamp that cannot be read': [(seal) => ({ ...seal, timeStamp: null, timeStampProblem: 'no DER' }), 'cannot be read: no DER'],
};

function withChain(seal: Ours, index: number, change: { notBefore?: Date; notAfter?: Date }): CheckedSeal {
  return { ...seal, chain: seal.chain.map((one, at) => (at === index ? { ...one, ...change } : one)) };
}

function ended(index: number) {
  return (seal: Ours) => withChain(seal, index, { notAfter: daysOn(seal.timeStamp.at, -1) });
}

test('each thing that can be wrong with a seal of ours is found, and nothing where nothing is', async () => {
  const { seal, known } = await ourSeal();
  expect(sealProblems(seal, known)).toEqual([]);
  for (const [name, [change, says]] of Object.entries(wrong)) expect(sealProblems(change(seal), known), name).toEqual([expect.stringContaining(says)]);
  const { sha256Fingerprint } = seal.certificate;
  const unproven = { fingerprints: new Set<string>(), unproven: [sha256Fingerprint] };
  expect(sealProblems(seal, unproven)).toEqual([expect.stringMatching(/whether the seal is ours cannot be told: .* was noted under an unknown key/)]);
  expect(sealProblems(seal, { fingerprints: new Set(), unproven: [] })).toEqual([expect.stringContaining('is no certificate of this service')]);
});

test('when a seal was made is said by a time-stamp that holds, and by our own clock where none does', async () => {
  const { seal } = await ourSeal();
  const at = daysOn(seal.timeStamp.at, 3);
  expect(sealedAt({ ...seal, timeStamp: { ...seal.timeStamp, at } })).toEqual(at);
  for (const broken of [{ imprintOk: false }, { signatureOk: false }])
    expect(sealedAt({ ...seal, timeStamp: { ...seal.timeStamp, at, ...broken } })).toEqual(seal.signingTime);
});
