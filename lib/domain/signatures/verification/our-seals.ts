import { knownSeals } from '../sealing/known-seals';
import { sealIdentity } from '../sealing/seal';

export type OurFingerprints = { fingerprints: Set<string>; refused: string[]; unproven: string[] };

/** Fingerprints of every certificate that this service has sealed with, the one of now among them; and rows that it did not write, or may not have written. */
export async function ourFingerprints(): Promise<OurFingerprints> {
  const { seals, refused, unproven } = await knownSeals();
  // A seal that cannot be read takes nothing from those of before.
  const ofNow = await sealIdentity().catch(() => null);
  const fingerprints = new Set([...seals.map(({ fingerprint }) => fingerprint), ...(ofNow ? [ofNow.sha256Fingerprint] : [])]);
  return { fingerprints, refused, unproven: unproven.filter((fingerprint) => !fingerprints.has(fingerprint)) };
}
