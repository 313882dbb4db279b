import type { CertificateFacts } from '@/lib/engines/pdf/seal/certificate-facts';
import type { CheckedSeal } from '@/lib/engines/pdf/seal/check-seals';
import type { OurFingerprints } from './our-seals';

/** When a seal was made, as far as it can be known: by its time-stamp, or else by our own clock. */
export const sealedAt = ({ timeStamp, signingTime }: CheckedSeal): Date | null => (stampHolds(timeStamp) ? timeStamp.at : signingTime);

type Stamp = CheckedSeal['timeStamp'];
const stampHolds = (stamp: Stamp): stamp is NonNullable<Stamp> => Boolean(stamp?.imprintOk && stamp.signatureOk);

type Known = Pick<OurFingerprints, 'fingerprints' | 'unproven'>;

/** What is wrong with a seal that should be ours, over the whole of a file. */
export function sealProblems(seal: CheckedSeal, known: Known): string[] {
  if (!seal.certificate) return [`the seal cannot be read: ${seal.problem}`];
  const problems: string[] = [];
  if (!seal.digestOk) problems.push('the file was changed: its content is not what was sealed');
  if (!seal.signatureOk) problems.push('the seal is not valid: the key of its certificate did not make it');
  if (!seal.rangeOk) problems.push('the range that the seal covers does not fit the file: it was cut, saved anew by another program, or a part was left out');
  else if (!seal.coversWholeFile) problems.push(`the file was changed: ${seal.bytesAfter} bytes were added after it was sealed`);
  return [...problems, ...ownerProblems(seal.certificate, known), ...chainProblems(seal), ...stampProblems(seal)];
}

function ownerProblems({ subject, sha256Fingerprint }: CertificateFacts, { fingerprints, unproven }: Known): string[] {
  if (fingerprints.has(sha256Fingerprint)) return [];
  const named = `${subject} (SHA-256 ${sha256Fingerprint})`;
  if (!unproven.includes(sha256Fingerprint)) return [`the seal is somebody else’s: ${named} is no certificate of this service`];
  return [
    `whether the seal is ours cannot be told: ${named} was noted under an unknown key. Name the evidence key of then in EVIDENCE_KEY_PREVIOUS, or the certificate by \`seal add\``,
  ];
}

function chainProblems(seal: CheckedSeal): string[] {
  const at = sealedAt(seal);
  if (!at) return ['the seal does not say when it was made'];
  const isValid = ({ notBefore, notAfter }: CertificateFacts) => notBefore <= at && at <= notAfter;
  return seal.chain
    .filter((certificate) => !isValid(certificate))
    .map(
      ({ subject, notBefore, notAfter }) =>
        `${subject} was valid from ${notBefore.toISOString()} to ${notAfter.toISOString()}, and the seal was made at ${at.toISOString()}`,
    );
}

function stampProblems({ timeStamp, timeStampProblem }: CheckedSeal): string[] {
  if (timeStampProblem) return [`the time-stamp cannot be read: ${timeStampProblem}`];
  if (timeStamp && !timeStamp.imprintOk) return ['the time-stamp is over something else than this seal'];
  return timeStamp && !timeStamp.signatureOk ? ['the time-stamp’s own signature is not valid'] : [];
}
